import type { ReactNode } from "react";
import { Dialog } from "~/ui/dialog";
import { MenuItem } from "~/shell/header-menu";
import { confirmFirst } from "./confirm";
import { useLongForm, validateShownForm } from "./long-form";

/** What is asked before something cannot be taken back; `id` is that of its panel. */
export type Question = {
  id: string;
  /** What Yes posts. */
  intent: string;
  title: string;
  text: string;
  isDestructive?: boolean;
};

/** To stand in the form: Yes is a submit of it. */
export function Questions({ asked }: { asked: Question[] }): ReactNode {
  const { isSubmitting } = useLongForm();
  return asked.map(({ id, intent, title, text, isDestructive }) => (
    <Dialog key={id} id={id} title={title} text={text}>
      <button
        name="intent"
        value={intent}
        className={`button ${isDestructive ? "button-danger" : "button-main"}`}
        disabled={isSubmitting}
      >
        Yes
      </button>
    </Dialog>
  ));
}

/** An option of the header, which stands outside of the form: the form is checked first. */
export function CheckedOption({
  formId,
  opens,
  children,
}: {
  formId: string;
  opens: string;
  children: string;
}) {
  return (
    <MenuItem opens={opens} onClick={confirmFirst(() => validateShownForm(formId), opens)}>
      {children}
    </MenuItem>
  );
}
