import { toCreditNoteDocument } from "../../invoices/credit-notes/document";
import { readCreditNote } from "../../invoices/credit-notes/record";
import type { CompanyBooks } from "../../db/company-books";
import { createNotFoundError, createRefusal } from "../../wire/api-error";
import { parseId } from "../../wire/fields";
import { toPdfFileName } from "../../pdf/response";
import { EMPTY_SUBJECT, type RecordHandler } from "./subject";

export const creditNoteHandler: RecordHandler = {
  path: "/sales/credit_notes/:id",
  readSubject: async ({ books, params }) => {
    const { id, company_id, invoice_id } = await readCreditNoteKeys(books, parseId(params.id));
    return { ...EMPTY_SUBJECT, kind: "credit_note", company_id, invoice_id, part_id: id };
  },
  refuseUnsendable: async ({ part_id }, { books }) => {
    const { voided_on } = await readCreditNoteKeys(books, part_id ?? undefined);
    if (voided_on !== null) throw createRefusal("credit_note_void");
  },
  readContent: async ({ part_id }, { books }) => {
    const document = toCreditNoteDocument(await readCreditNote(books, part_id ?? undefined));
    return {
      business: document.company,
      file: { name: toPdfFileName(document.no), document },
    };
  },
};

async function readCreditNoteKeys(books: CompanyBooks, id: number | undefined) {
  const note = await books
    .selectFrom("credit_notes")
    .select(["id", "company_id", "invoice_id", "voided_on"])
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  if (!note) throw createNotFoundError("credit_note");
  return note;
}
