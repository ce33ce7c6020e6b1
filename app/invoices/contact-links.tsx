import { contactWords as words } from "../../domain/words/contacts";
import { fill } from "../../domain/words/message";
import { Icon, type IconName } from "~/ui/icon";
import type { ContactUrls } from "./contact-urls.server";

/** Shows links to call, chat with or mail a customer. A link without a URL is left out. */
export function ContactLinks({ name, urls }: { name: string; urls: ContactUrls }) {
  return (
    <>
      <ContactLink to={urls.call} icon="phone" label={fill(words.callTo, { name })} />
      <ContactLink to={urls.whatsApp} icon="chat" label={fill(words.whatsAppTo, { name })} />
      <ContactLink to={urls.mail} icon="mail" label={fill(words.emailTo, { name })} />
    </>
  );
}

function ContactLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  if (!to) return null;
  return (
    <a className="round" href={to} aria-label={label} title={label} rel="noreferrer">
      <Icon name={icon} size={20} />
    </a>
  );
}
