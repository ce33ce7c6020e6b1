import { Icon, type IconName } from "../ui/icon";

type Props = { form: string; intent: string; icon?: IconName; children: string };

/** A button in the header that submits the page's form, as the tick or Save of a short form. */
export function HeaderButton({ form, intent, icon, children }: Props) {
  return (
    <button form={form} name="intent" value={intent} className="button button-plain px-3">
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}
