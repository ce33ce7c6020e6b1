import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";

/** The way back to the new invoice that was begun; `about` says which one it is. */
export function ResumeInvoice({ about }: { about: string }) {
  return (
    <p className="mx-auto max-w-list p-4">
      <Link className="chooser mt-0" to={paths.createInvoice()}>
        <Icon name="invoice" />
        <span className="min-w-0 flex-1">
          Resume invoice <span className="block truncate text-sm text-quiet">{about}</span>
        </span>
        <Icon name="next" size={16} />
      </Link>
    </p>
  );
}
