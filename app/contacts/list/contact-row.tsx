import { Link } from "@remix-run/react";
import { dialLink, mailLink, mapLink } from "~/lib/contact-links";
import type { ContactRow as Contact } from "~/models/contacts/list.server";
import { paths } from "~/paths";
import { Icon, type IconName } from "~/ui/icon";
import { returnToList, useListPlace } from "~/ui/list-place";

/**
 * Who it is, and how to reach them: the row leads to the contact, the round buttons to their mail,
 * map and phone.
 */
export function ContactRow({
  contact: { id, name, isPerson, about, phone, email, address },
}: {
  contact: Contact;
}) {
  const back = returnToList(useListPlace().here, paths.contacts());
  return (
    <div className="row block">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <Link
            className="row-link block font-medium"
            to={isPerson ? paths.editPerson(id, back) : paths.editBusiness(id, back)}
          >
            {name}
          </Link>
          {about ? <span className="block truncate text-sm text-quiet">{about}</span> : null}
        </div>
        <RoundLink icon="mail" label={`Email ${name}`} href={mailLink(email)} />
        <RoundLink icon="map" label={`Show ${name} on a map`} href={mapLink(address)} />
        <RoundLink icon="phone" label={`Call ${name}`} href={dialLink(phone)} />
      </div>
      <dl className="mt-1 text-sm text-quiet">
        <Detail name="Phone" value={phone} />
        <Detail name="Address" value={address} />
      </dl>
    </div>
  );
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="sr-only">{name}</dt>
      <dd>
        {value ? null : <span aria-hidden="true">{name}: </span>}
        {value || "Not provided"}
      </dd>
    </div>
  );
}

/** Nothing without data: there is nobody to reach. */
function RoundLink({ icon, label, href }: { icon: IconName; label: string; href: string }) {
  if (!href) return null;
  const isElsewhere = href.startsWith("https:");
  return (
    <a
      className="round"
      href={href}
      aria-label={label}
      {...(isElsewhere ? { target: "_blank", rel: "noreferrer" } : {})}
    >
      <Icon name={icon} size={20} />
    </a>
  );
}
