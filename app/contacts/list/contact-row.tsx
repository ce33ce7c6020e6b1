import { contactWords as words } from "../../../domain/words/contacts";
import { fill } from "../../../domain/words/message";
import { toDialLink, toMailLink, toMapLink } from "~/lib/contact-links";
import type { ContactRow as Contact } from "~/models/contacts/list.server";
import { paths } from "~/paths";
import { Icon, type IconName } from "~/ui/icon";
import { toReturnParam, useListUrl } from "~/ui/list-url";
import { RowDetail } from "~/ui/row-detail";
import { PageLink } from "~/ui/page-link";

/**
 * A row of the contact list. The row links to the contact. The round buttons open the contact's
 * email, map and phone.
 */
export function ContactRow({
  contact: { id, name, isPerson, about, phone, email, address },
}: {
  contact: Contact;
}) {
  const back = toReturnParam(useListUrl().url, paths.contacts());
  return (
    <div role="row" className="row">
      <span role="cell" className="row-name">
        <PageLink
          className="row-link"
          to={isPerson ? paths.editPerson(id, back) : paths.editBusiness(id, back)}
        >
          {name}
        </PageLink>
      </span>{" "}
      <span role="cell" className="row-about">
        {about}
      </span>{" "}
      <RowDetail name={words.columns.phone} value={phone} />{" "}
      <span role="cell" className="wide">
        {email}
      </span>{" "}
      <RowDetail name={words.columns.address} value={address} />{" "}
      <span role="cell" className="row-ways">
        <ContactLink icon="mail" label={fill(words.emailTo, { name })} href={toMailLink(email)} />
        <ContactLink icon="map" label={fill(words.showOnMap, { name })} href={toMapLink(address)} />
        <ContactLink icon="phone" label={fill(words.callTo, { name })} href={toDialLink(phone)} />
      </span>
    </div>
  );
}

/** Renders nothing when the contact does not have this detail. */
function ContactLink({ icon, label, href }: { icon: IconName; label: string; href: string }) {
  if (!href) return null;
  const isExternal = href.startsWith("https:");
  return (
    <a
      className="round"
      href={href}
      aria-label={label}
      {...(isExternal ? { target: "_blank", rel: "noreferrer" } : {})}
    >
      <Icon name={icon} size={20} />
    </a>
  );
}
