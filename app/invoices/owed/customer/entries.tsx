import { Amount, type AmountView } from "~/ui/amount";
import { PageLink } from "~/ui/page-link";

type Entry = {
  id: string;
  /** The address of the invoice or credit note. */
  to: string;
  date: string;
  /** What the entry is: its number, the payment method or the product. */
  text: string;
  /** A detail: for an invoice its state, for any other entry the number of its invoice. */
  about: string;
  amount: AmountView;
  /**
   * The text that says when the payment was undone or the credit note voided; empty while the entry
   * is valid.
   */
  undone: string;
};

type Props = {
  /** The id of the heading. */
  id: string;
  title: string;
  entries: Entry[];
};

/**
 * Shows entries of one kind, each with a link to its invoice or credit note. Shows nothing when
 * there are no entries.
 */
export function Entries({ id, title, entries }: Props) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-base">
        {title}
      </h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <PageLink className="row px-0" to={entry.to}>
              <span className="min-w-0 flex-1">
                <span className={`flex gap-3 ${entry.undone ? "text-quiet line-through" : ""}`}>
                  <span className="min-w-0 flex-1">{entry.text}</span> <Amount {...entry.amount} />
                </span>{" "}
                <span className="block text-sm text-quiet">
                  {[entry.date, entry.about, entry.undone].filter(Boolean).join(" · ")}
                </span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
