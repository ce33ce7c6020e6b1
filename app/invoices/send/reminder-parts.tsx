import { PageLink } from "~/ui/page-link";
import { MAKE_LINKS, RECORD_REMINDER } from "./intent";
import type { SendPageData } from "./page-data";
import { MESSAGE_FORM_ID } from "./message-form";
import { SelectField } from "~/ui/field";
import { PostForm } from "~/ui/post-form";
import { sendWords as words } from "../../../domain/words/send";

type Late = NonNullable<SendPageData["late"]>;

/** Shows a button that creates the missing links. */
export function MakeLateLinksButton() {
  return (
    <div className="grid gap-3">
      <p>{words.late.why}</p>
      <button
        form={MESSAGE_FORM_ID}
        name="intent"
        value={MAKE_LINKS}
        className="button button-main w-full"
      >
        {words.late.create}
      </button>
    </div>
  );
}

/** Lists the overdue invoices that the reminder contains. */
export function LateInvoicesSection({ late }: { late: Late }) {
  return (
    <section aria-labelledby="late" className="grid grid-cols-1 gap-3">
      <h2 id="late" className="text-base">
        {words.late.title}
      </h2>
      <ul>
        {late.invoices.map(({ id, no, to, about, isLinked }) => (
          <li key={id}>
            <PageLink className="row px-0" to={to}>
              <span className="min-w-0 flex-1">
                <span className="block break-words">{no}</span>{" "}
                <span className="block text-sm text-quiet">
                  {about}
                  {isLinked ? null : ` · ${words.late.noLink}`}
                </span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {late.moreText ? <p className="text-sm text-quiet">{late.moreText}</p> : null}
    </section>
  );
}

/** Shows the choices of kind and tone, and when the last reminder was sent. */
export function ReminderChoices({ loaded: { choices, lastReminded } }: { loaded: SendPageData }) {
  if (choices.length === 0 && !lastReminded) return null;
  return (
    <div className="grid gap-2">
      {choices.map(({ name, links }) => (
        <nav key={name} aria-label={name} className="flex gap-2">
          {links.map((link) => (
            <PageLink
              key={link.name}
              to={link.to}
              isInPlace
              className="chip"
              aria-current={link.isCurrent ? "true" : undefined}
            >
              {link.name}
            </PageLink>
          ))}
        </nav>
      ))}
      {lastReminded ? <p className="text-sm text-quiet">{lastReminded}</p> : null}
    </div>
  );
}

/**
 * Shows a form that records a reminder that the app did not send, for example by a call or with a
 * copied link.
 */
export function RecordReminderForm({ loaded: { companyId, form } }: { loaded: SendPageData }) {
  return (
    <details>
      <summary className="link py-3">{words.note.title}</summary>
      <PostForm className="grid gap-3 pt-2">
        <input type="hidden" name="key" value={form.key} />
        <input type="hidden" name="company" value={companyId} />
        <SelectField label={words.note.way} name="way" defaultValue="whatsapp">
          <option value="whatsapp">{words.note.whatsapp}</option>
          <option value="sms">{words.note.sms}</option>
          <option value="mail">{words.note.mail}</option>
          <option value="other">{words.note.otherWay}</option>
        </SelectField>
        <button name="intent" value={RECORD_REMINDER} className="button">
          {words.note.save}
        </button>
      </PostForm>
    </details>
  );
}
