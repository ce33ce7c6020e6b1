import { owedPaths } from "~/lib/owed-paths";
import { paths } from "~/paths";
import { backTo } from "~/ui/shell/back-to";
import type { Screen } from "~/ui/shell/screen";
import { invoicePaths } from "../paths";

/** Of the pages that hand something over: each leads back to what it sends. */

export const sendHeader: Screen = {
  title: "Send",
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: "Back to the invoice" }),
};

export const sendReceiptHeader: Screen = {
  title: "Send",
  back: ({ params: { id = "", payment = "" } }) => ({
    to: invoicePaths.receipt(id, payment),
    label: "Back to the receipt",
  }),
};

export const sendCreditNoteHeader: Screen = {
  title: "Send",
  back: ({ params: { id = "" } }) => ({
    to: invoicePaths.creditNote(id),
    label: "Back to the credit note",
  }),
};

export const sendStatementHeader: Screen = {
  title: "Send",
  back: ({ params: { id = "" }, search }) => ({
    to: owedPaths.statement(id, { from: search.get("from") ?? "", to: search.get("to") ?? "" }),
    label: "Back to the statement",
  }),
};

export const remindHeader: Screen = {
  title: "Remind",
  back: (at) => backTo(owedPaths.customer(at.params.id ?? ""), at),
};
