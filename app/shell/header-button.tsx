import { Icon, type IconName } from "../ui/icon";

/** `form` is the id of the page's form, `intent` the posted value of the button. */
type Props = { form: string; intent: string; icon?: IconName; children: string };

/** Submits the page's form by a button in the header, which can have an icon before its text. */
export function HeaderButton({ form, intent, icon, children }: Props) {
  return (
    <button form={form} name="intent" value={intent} className="button button-plain px-3">
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}
