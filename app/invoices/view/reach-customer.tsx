import { ReachLinks } from "../reach-links";
import type { Reach } from "../reach.server";
import { PageLink } from "~/ui/page-link";

type Props = {
  name: string;
  reach: Reach;
  /** The customer's page; blank where there is none. */
  at: string;
};

/** The customer, and the ways to reach them that are known. */
export function ReachCustomer({ name, reach, at }: Props) {
  return (
    <section aria-labelledby="customer" className="card flex items-center gap-3 p-4">
      <h2 id="customer" className="min-w-0 flex-1 text-base">
        <span className="sr-only">Customer: </span>
        {at ? (
          <PageLink className="link block py-3" to={at}>
            {name}
          </PageLink>
        ) : (
          name
        )}
      </h2>
      <ReachLinks name={name} reach={reach} />
    </section>
  );
}
