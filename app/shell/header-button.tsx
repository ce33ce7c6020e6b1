import { Icon, type IconName } from "../ui/icon";

type Props = { form: string; intent: string; icon?: IconName; children: string };

/** Submits the page's form of this id from the header: the tick of a short form, or its Save. */
export function HeaderButton({ form, intent, icon, children }: Props) {
  return (
    <button form={form} name="intent" value={intent} className="button button-plain px-3">
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}
