import { addCurrencySymbol } from "../../domain/money/with-symbol";
import { PageLink } from "~/ui/page-link";
import { Sentence } from "~/ui/sentence";

type Props = {
  entry: {
    business: string;
    symbol: string;
    amount: string;
    contactName: string;
    /** The address of the page "Customer"; empty when the API has no such page. */
    customerUrl: string;
    /** The date on which the entry was undone; empty when it was not. */
    undoneOn: string;
  };
  /** Says that the entry was undone. */
  undoneText: string;
  /** The message that names the customer. */
  towards: `${string}{name}`;
};

/** The head of a receipt or a refund: the business, the amount and the customer. */
export function EntryHead({ entry, undoneText, towards }: Props) {
  const { business, symbol, amount, contactName, customerUrl, undoneOn } = entry;
  return (
    <header className="text-center">
      <p className="font-medium">{business}</p>
      <h2 id="entry" className={`mt-3 text-xl ${undoneOn ? "text-quiet line-through" : ""}`}>
        {addCurrencySymbol(symbol, amount)}
      </h2>
      {undoneOn ? <p className="text-sm text-quiet">{undoneText}</p> : null}
      <p className="text-sm text-quiet">
        <Sentence
          text={towards}
          values={{
            name: customerUrl ? (
              <PageLink className="link inline-block max-w-full py-3" to={customerUrl}>
                {contactName}
              </PageLink>
            ) : (
              contactName
            ),
          }}
        />
      </p>
    </header>
  );
}
