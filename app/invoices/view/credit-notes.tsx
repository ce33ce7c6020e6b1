import { invoiceViewWords as words } from "../../../domain/words/invoice-view";
import { Amount } from "~/ui/amount";
import type { CreditNoteView } from "./credit-view.server";
import { PageLink } from "~/ui/page-link";
import { Sentence } from "~/ui/sentence";

/** Shows the credit notes of an invoice. Void credit notes are struck through. */
export function InvoiceCreditNotes({ notes, symbol }: { notes: CreditNoteView[]; symbol: string }) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="credit-notes">
      <h2 id="credit-notes" className="text-base">
        {words.creditNotes}
      </h2>
      <ol>
        {notes.map((note) => (
          <li key={note.id} className="border-b border-line py-2">
            <p className={`flex gap-3 ${note.isVoided ? "text-quiet line-through" : ""}`}>
              <span className="flex-1">
                <Sentence
                  text={words.creditNoteOf}
                  values={{
                    no: (
                      <PageLink className="link" to={note.url}>
                        {note.no}
                      </PageLink>
                    ),
                    date: note.date,
                  }}
                />
              </span>{" "}
              <Amount symbol={symbol} figure={note.amount} />
            </p>
            <p className="text-sm text-quiet">
              {note.reason}
              {note.isVoided ? ` · ${words.isVoid}` : ""}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
