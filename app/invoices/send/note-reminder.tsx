import { SelectField } from "~/ui/field";
import { PostForm } from "~/ui/post-form";
import { NOTE_REMINDER } from "./intent";
import type { Loaded } from "./loaded";

/** For what this page cannot know: a call, a copied link, or a phone without script. */
export function NoteReminder({ loaded: { companyId, form } }: { loaded: Loaded }) {
  return (
    <details>
      <summary className="link py-3">Already reminded? Note it</summary>
      <PostForm className="grid gap-3 pt-2">
        <input type="hidden" name="key" value={form.key} />
        <input type="hidden" name="company" value={companyId} />
        <SelectField label="How it went" name="way" defaultValue="whatsapp">
          <option value="whatsapp">By WhatsApp</option>
          <option value="sms">By SMS</option>
          <option value="mail">By email</option>
          <option value="other">Another way</option>
        </SelectField>
        <button name="intent" value={NOTE_REMINDER} className="button">
          Note the reminder
        </button>
      </PostForm>
    </details>
  );
}
