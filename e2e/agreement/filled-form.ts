import type { InvoiceForm, InvoiceRules } from "../../app/invoices/schema";
import {
  createFormValues,
  createLineValues,
  createPaymentValues,
} from "../../app/invoices/testing/form-values";
import type { RunningApp } from "../../app/testing/running-app";
import type { TypedInvoice } from "./typed-invoice";

type FilledForm = { form: InvoiceForm; rules: InvoiceRules };

/**
 * Returns a function that fills the form of a new invoice with the figures of a generated invoice.
 */
export async function createFormFiller(
  app: RunningApp,
): Promise<(invoice: TypedInvoice, no: string) => FilledForm> {
  const { session } = app;
  const { lists, rules } = await app.readFormContext(session, "new");
  const { methods, accounts, categories } = await app.readLists(session, [
    "methods",
    "accounts",
    "categories",
  ]);
  const {
    rows: [contact],
  } = await app.listContacts(session, { tab: "all", search: "", page: 1 });
  const payment = { methodId: methods[0]?.id ?? "", accountId: accounts[0]?.items[0]?.id ?? "" };
  const line = { productId: "", accountId: categories[0]?.items[0]?.id ?? "" };
  const findTaxCodeId = (code: string | undefined) =>
    lists.tax_codes.find((each) => each.code === code)?.id ?? "";

  return ({ plain, typed }, no) => ({
    rules,
    form: createFormValues({
      key: no,
      termId: lists.terms.find(({ kind }) => (kind === "cash") === plain.hasCashTerm)?.id ?? "",
      currencyId: lists.currencies.find(({ code }) => code === plain.currency)?.id ?? "",
      rate: typed.rate,
      date: "21/11/2026",
      dueDate: plain.hasCashTerm ? "" : "21/12/2026",
      contactId: contact?.id ?? "",
      no,
      noSuggested: "",
      itemToAdd: "",
      filledTermId: "",
      filledCurrencyId: "",
      lines: typed.lines.map((figures, index) =>
        createLineValues({
          ...line,
          ...figures,
          id: String(index),
          taxCodeId: findTaxCodeId(plain.lines[index]?.tax?.code),
        }),
      ),
      payments: typed.payments.map((amount) => createPaymentValues({ ...payment, amount })),
    }),
  });
}

/** Saves the form as its Save button does, and returns the id of the new invoice. */
export async function saveFilledForm(
  { readFormContext, finishInvoice, session, db }: RunningApp,
  form: InvoiceForm,
): Promise<string> {
  const draft = { revision: 1, madeBy: "", form, unconfirmed: [] };
  const context = await readFormContext(session, "new");
  const answer = await finishInvoice(session, context, {
    draft,
    intent: { name: "save", isConfirmed: true },
  });
  if (!(answer instanceof Response))
    throw new Error(`The invoice was not saved: ${JSON.stringify(answer)}`);
  const saved = await db
    .selectFrom("invoices")
    .select("id")
    .where("no", "=", form.no)
    .executeTakeFirstOrThrow();
  return String(saved.id);
}
