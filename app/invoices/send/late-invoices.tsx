import { PageLink } from "~/ui/page-link";
import { MAKE_LINKS } from "./intent";
import type { Loaded } from "./loaded";
import { MESSAGE_FORM } from "./message-form";

type Late = NonNullable<Loaded["late"]>;

/** Links that are missing are made by a press. */
export function LateLinks() {
  return (
    <div className="grid gap-3">
      <p>The customer gets a link to each invoice, which opens without a login.</p>
      <button
        form={MESSAGE_FORM}
        name="intent"
        value={MAKE_LINKS}
        className="button button-main w-full"
      >
        Make the links
      </button>
    </div>
  );
}

/** What a customer is reminded of. */
export function LateInvoices({ late }: { late: Late }) {
  return (
    <section aria-labelledby="late" className="grid grid-cols-1 gap-3">
      <h2 id="late" className="text-base">
        Late invoices
      </h2>
      <ul>
        {late.invoices.map(({ id, no, to, about, isLinked }) => (
          <li key={id}>
            <PageLink className="row px-0" to={to}>
              <span className="min-w-0 flex-1">
                <span className="block break-words">{no}</span>{" "}
                <span className="block text-sm text-quiet">
                  {about}
                  {isLinked ? "" : " · no link"}
                </span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {late.more ? <p className="text-sm text-quiet">{late.more}</p> : null}
    </section>
  );
}
