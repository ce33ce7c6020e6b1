import { Icon, type IconName } from "~/ui/icon";
import type { ContactUrls } from "./contact-urls.server";

/** The ways to reach a customer that are known. */
export function ReachLinks({ name, reach }: { name: string; reach: ContactUrls }) {
  return (
    <>
      <Way to={reach.call} icon="phone" label={`Call ${name}`} />
      <Way to={reach.whatsApp} icon="chat" label={`WhatsApp ${name}`} />
      <Way to={reach.mail} icon="mail" label={`Email ${name}`} />
    </>
  );
}

function Way({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  if (!to) return null;
  return (
    <a className="round" href={to} aria-label={label} title={label} rel="noreferrer">
      <Icon name={icon} size={20} />
    </a>
  );
}
