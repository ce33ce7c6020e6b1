import { invoiceViewWords as words } from "../../../domain/words/invoice-view";
import { PageLink } from "~/ui/page-link";
import { PostForm } from "~/ui/post-form";
import { ContactLinks } from "../contact-links";
import type { ContactUrls } from "../contact-urls.server";
import { KEEP_ON_ACCOUNT, USE_ON_ACCOUNT } from "./intent";
import type { MoneyView } from "./money-view.server";

type Props = {
  name: string;
  urls: ContactUrls;
  /** The address of the page "Customer"; empty when the API has no such page. */
  at: string;
  money: MoneyView;
  /** The idempotency key of the page's forms. */
  postKey: string;
};

/** Shows the customer's name, contact links, and the money that no invoice has used. */
export function CustomerCard({ name, urls, at, money, postKey }: Props) {
  return (
    <section aria-labelledby="customer" className="card grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="customer" className="min-w-0 flex-auto text-base">
          <span className="sr-only">{words.customer}</span>
          {at ? (
            <PageLink className="link block py-3" to={at}>
              {name}
            </PageLink>
          ) : (
            name
          )}
        </h2>
        <ContactLinks name={name} urls={urls} />
      </div>
      {money.onAccount ? <p>{money.onAccount}</p> : null}
      {money.useLabel ? (
        <MoneyButton intent={USE_ON_ACCOUNT} label={money.useLabel} postKey={postKey} />
      ) : null}
      {money.keepLabel ? (
        <MoneyButton intent={KEEP_ON_ACCOUNT} label={money.keepLabel} postKey={postKey} />
      ) : null}
    </section>
  );
}

function MoneyButton({
  intent,
  label,
  postKey,
}: {
  intent: string;
  label: string;
  postKey: string;
}) {
  return (
    <PostForm>
      <input type="hidden" name="key" value={postKey} />
      <button name="intent" value={intent} className="button w-full">
        {label}
      </button>
    </PostForm>
  );
}
