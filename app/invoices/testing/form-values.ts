import type { InvoiceForm, LineForm, PaymentForm } from "../schema";

/** Returns a line of one mug at 3.00 without tax, changed by `fields`. */
export function createLineValues(fields: Partial<LineForm> = {}): LineForm {
  return {
    id: "a",
    storedId: "",
    productId: "1",
    accountId: "",
    name: "Mug",
    description: "",
    quantity: "1",
    unitPrice: "3.00",
    discount: "",
    taxCodeId: "",
    pricedIn: "MYR",
    oldPrice: "",
    oldTax: "",
    isGone: "",
    ...fields,
  };
}

/** Returns a new payment of 1.00 in cash, changed by `fields`. */
export function createPaymentValues(fields: Partial<PaymentForm> = {}): PaymentForm {
  return {
    storedId: "",
    isRemoved: "",
    methodId: "1",
    methodName: "Cash",
    accountId: "1",
    accountName: "Till",
    amount: "1",
    recordedOn: "",
    ...fields,
  };
}

/** Returns a form that can be saved, with a cash term and one line of 3.00, changed by `fields`. */
export function createFormValues(fields: Partial<InvoiceForm> = {}): InvoiceForm {
  return {
    key: "k",
    basedOn: "",
    termId: "cash",
    currencyId: "myr",
    rate: "1",
    rateCurrencyId: "",
    rateDate: "",
    date: "20/11/2026",
    dueDate: "",
    contactId: "7",
    contactName: "Kopitiam Jaya",
    no: "INV-0001",
    noSuggested: "INV-0001",
    itemToAdd: "",
    filledTermId: "",
    filledCurrencyId: "",
    title: "",
    memo: "",
    repeatId: "",
    repeatDate: "",
    lines: [createLineValues()],
    payments: [],
    ...fields,
  };
}
