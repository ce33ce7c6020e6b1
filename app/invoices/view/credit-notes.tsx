import { Link } from "@remix-run/react";
import { Amount } from "~/ui/amount";
import type { CreditNoteShown } from "./credits.server";

/** What was taken off, also what was voided since. */
export function InvoiceCreditNotes({
  notes,
  symbol,
}: {
  notes: CreditNoteShown[];
  symbol: string;
}) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="credit-notes">
      <h2 id="credit-notes" className="text-base">
        Credit notes
      </h2>
      <ol>
        {notes.map((note) => (
          <li key={note.id} className="border-b border-line py-2">
            <p className={`flex gap-3 ${note.isVoided ? "text-quiet line-through" : ""}`}>
              <span className="flex-1">
                <Link className="link" to={note.at}>
                  {note.no}
                </Link>{" "}
                of {note.date}
              </span>{" "}
              <Amount symbol={symbol} figure={note.amount} />
            </p>
            <p className="text-sm text-quiet">
              {note.reason}
              {note.isVoided ? " · Voided" : ""}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
