import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { formatAmount, minorToText } from "../../money/money";
import { removeDraft, saveDraft, type Draft } from "~/draft.server";
import { invoiceFields, linesAtOrBelowZero, type InvoiceForm, type InvoiceRules } from "~/forms/invoice";
import { readPayment, reckonForm } from "~/forms/invoice-amounts";
import { checkFields } from "~/forms/validate.server";
import { NO_DATE, readDate } from "~/lib/dates";
import { readTypedAmount, readTypedPercent } from "~/lib/typed-amount";
import { createInvoice, nextInvoiceNumber, type NewInvoice } from "~/models/invoices.server";
import { readInvoiceLists, toRules } from "~/models/invoice-lists.server";
import { paths, type DraftName } from "~/paths";
import type { Session } from "~/session.server";
import { redirectWithSuccess, redirectWithWarning } from "~/toast.server";
import { UpstreamFault } from "~/v2.server";
import { answer, noAnswer } from "./answer.server";

/** Checks the kept draft, posts it once, and leads to the list; or answers with the form as typed. */
export async function saveInvoice(session: Session, name: DraftName, { draft, evenAtZero }: { draft: Draft; evenAtZero: boolean }) {
  try {
    const rules = toRules(await readInvoiceLists(session, name));
    const { form } = draft;
    const fieldErrors = checkFields(invoiceFields(rules), { ...form, intent: "save" });
    if (fieldErrors) return data(answer(draft, { fieldErrors }), 422);
    const doubtful = evenAtZero ? [] : linesAtOrBelowZero(form);
    if (doubtful.length > 0) return data(answer(draft, { doubtful: doubtful.map(({ name }) => name) }), 422);
    const saved = await createUnderFreeNumber(session, toInvoice(form, rules), form.key);
    await removeDraft(session, name);
    const { total } = reckonForm(form, rules);
    if (saved.amount === total) return await redirectWithSuccess(paths.invoices(), "Invoice successfully created.");
    return await redirectWithWarning(paths.invoices(), {
      message: "Invoice successfully created.",
      description: `It was saved with ${formatAmount(saved.amount)}; this page had shown ${formatAmount(total)}.`,
    });
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.kind === "unauthorized") throw error;
    console.error("[create invoice]", error.message);
    return error.kind === "refused" || error.kind === "notFound" ? refused(session, name, { draft, error }) : noAnswer(draft);
  }
}

// The local API takes the next number by itself; for a server that refuses a
// taken one, a number left as suggested is asked for again and sent once more.
async function createUnderFreeNumber(session: Session, invoice: NewInvoice, key: string) {
  try {
    return await createInvoice(session, invoice, key);
  } catch (error) {
    const mayBeTaken = error instanceof UpstreamFault && error.kind === "refused" && invoice.noIsSuggested;
    if (!mayBeTaken) throw error;
    const no = await nextInvoiceNumber(session);
    if (no === invoice.no) throw error;
    return createInvoice(session, { ...invoice, no }, key);
  }
}

function toInvoice(form: InvoiceForm, rules: InvoiceRules): NewInvoice {
  const isCashTerm = rules.cashTermIds.includes(form.termId);
  return {
    contactId: form.contactId,
    currencyId: form.currencyId,
    currencyRate: readTypedAmount(form.rate) ?? "1",
    date: readDate(form.date) ?? NO_DATE,
    dueDate: isCashTerm ? NO_DATE : (readDate(form.dueDate) ?? NO_DATE),
    termId: form.termId,
    isCashTerm,
    no: form.no.trim(),
    noIsSuggested: form.no === form.noSuggested,
    title: "",
    memo: form.memo,
    lines: form.lines.map((line) => ({
      productId: line.productId,
      accountId: line.accountId,
      name: line.name.trim(),
      description: line.description.trim(),
      quantity: readTypedAmount(line.quantity) ?? "0",
      unitPrice: readTypedAmount(line.unitPrice) ?? "0",
      discountPercent: readTypedPercent(line.discount) ?? "0",
      // A code that is no longer offered was not reckoned with either.
      taxCodeId: line.taxCodeId in rules.rates ? line.taxCodeId : "",
    })),
    payments: form.payments.map((payment) => ({
      methodId: payment.methodId,
      accountId: payment.accountId,
      amount: minorToText(readPayment(payment.amount)),
    })),
  };
}

/** The upstream's words, beside the number when they name it. The next try is a new one, under a new key. */
async function refused(session: Session, name: DraftName, { draft, error: { words, status } }: { draft: Draft; error: UpstreamFault }) {
  const form = { ...draft.form, key: randomUUID() };
  const kept = await saveDraft(session, name, { before: draft, form, madeBy: "" });
  const no = form.no.trim();
  const told = no && words.includes(no) ? { fieldErrors: { no: words } } : { fault: { title: "Error", text: words } };
  return data(answer(kept, told), status < 500 ? status : 502);
}
