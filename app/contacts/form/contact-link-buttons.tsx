import { contactWords as words } from "../../../domain/words/contacts";
import { Icon, type IconName } from "~/ui/icon";
import type { ContactForm } from "../schema";
import { toDialLink, toMailLink, toMapLink } from "~/lib/contact-links";
import type { Channel } from "./change.server";

/**
 * Buttons that open the contact's email, map and phone. A button without a target shows a toast.
 */
export function ContactLinkButtons({ form }: { form: ContactForm }) {
  const address = form.addresses.find(({ isDeleted }) => !isDeleted);
  const line = address
    ? [address.street, `${address.postcode} ${address.city}`.trim(), address.state]
        .filter(Boolean)
        .join(", ")
    : form.address;
  return (
    <p className="flex justify-center gap-6">
      <ContactLinkButton
        icon="mail"
        channel="email"
        label={words.email}
        href={toMailLink(form.email)}
      />
      <ContactLinkButton icon="map" channel="map" label={words.map} href={toMapLink(line)} />
      <ContactLinkButton
        icon="phone"
        channel="phone"
        label={words.call}
        href={toDialLink(form.phone)}
      />
    </p>
  );
}

function ContactLinkButton({
  icon,
  channel,
  label,
  href,
}: {
  icon: IconName;
  channel: Channel;
  label: string;
  href: string;
}) {
  if (!href) {
    return (
      <button
        name="intent"
        value={`reach:${channel}`}
        className="round"
        aria-label={label}
        title={label}
      >
        <Icon name={icon} size={20} />
      </button>
    );
  }
  return (
    <a
      className="round"
      href={href}
      aria-label={label}
      title={label}
      {...(channel === "map" ? { target: "_blank", rel: "noreferrer" } : {})}
    >
      <Icon name={icon} size={20} />
    </a>
  );
}
