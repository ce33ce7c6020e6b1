import { randomUUID } from "node:crypto";
import { readDraft } from "~/draft.server";
import type { InvoiceForm } from "~/forms/invoice";
import { showDate } from "~/lib/dates";
import { baseCurrency, CASH, dueDateOf, readInvoiceLists, toRules, type InvoiceLists } from "~/models/invoice-lists.server";
import { nextInvoiceNumber } from "~/models/invoices.server";
import type { DraftName } from "~/paths";
import type { Session } from "~/session.server";
import { UpstreamFault } from "~/v2.server";

/** Everything the screen of a new invoice shows. */
export async function loadInvoiceForm(session: Session, name: DraftName) {
  const [draft, lists, suggested] = await Promise.all([
    readDraft(session, name),
    readInvoiceLists(session, name),
    suggestNumber(session),
  ]);
  const form = draft ? renewNumber(draft.form, suggested) : blankForm(lists, suggested);
  return { draft: name, companyId: session.companyId, version: draft?.version ?? 0, form, choices: toChoices(lists), rules: toRules(lists) };
}

/** The form before anything was typed. */
export async function newForm(session: Session, name: DraftName): Promise<InvoiceForm> {
  const [lists, suggested] = await Promise.all([readInvoiceLists(session, name), suggestNumber(session)]);
  return blankForm(lists, suggested);
}

/** Cash, today, the primary currency, the next number. */
export function blankForm(lists: InvoiceLists, suggested: string): InvoiceForm {
  const term = lists.terms.find(({ name }) => name === CASH) ?? lists.terms[0];
  return {
    key: randomUUID(),
    termId: term?.id ?? "",
    currencyId: baseCurrency(lists.currencies)?.id ?? "",
    rate: "1",
    rateSuggested: "1",
    date: showDate(lists.today),
    dueDate: term && term.name !== CASH ? dueDateOf(term, lists.today) : "",
    contactId: "",
    contactName: "",
    no: suggested,
    noSuggested: suggested,
    memo: "",
    lines: [],
    payments: [],
  };
}

/** What the selectors offer, ready to be shown. */
function toChoices(lists: InvoiceLists) {
  const base = baseCurrency(lists.currencies);
  return {
    terms: lists.terms.map((term) => ({
      id: term.id,
      label: term.name,
      days: term.day,
      isCash: term.name === CASH,
      /** Set when the term is chosen: counted from today. */
      dueDate: term.name === CASH ? "" : dueDateOf(term, lists.today),
    })),
    currencies: lists.currencies.map(({ id, code, symbol }) => ({ id, code, symbol })),
    taxCodes: lists.tax_codes.map(({ id, code, rate }) => ({ id, label: `${code} ${rate}%` })),
    base: { code: base?.code ?? "", symbol: base?.symbol ?? "" },
  };
}

export type InvoiceChoices = ReturnType<typeof toChoices>;

/** A number kept as suggested follows the suggestion; one edited by hand stays. */
function renewNumber(form: InvoiceForm, suggested: string): InvoiceForm {
  const isUnedited = form.no === form.noSuggested;
  return isUnedited && suggested ? { ...form, no: suggested, noSuggested: suggested } : form;
}

// A number can be typed by hand: while none can be asked for, the form must still be shown.
async function suggestNumber(session: Session): Promise<string> {
  try {
    return await nextInvoiceNumber(session);
  } catch (error) {
    if (error instanceof UpstreamFault && error.kind !== "unauthorized") return "";
    throw error;
  }
}
