import { account } from "./catalogue/account";
import { choosingSteps } from "./catalogue/choosing-steps";
import { customers, sentToCustomers } from "./catalogue/customers";
import { home, replacementPages } from "./catalogue/home";
import * as invoices from "./catalogue/invoices";
import { newInvoice, storedInvoice } from "./catalogue/new-invoice";
import { contacts, items } from "./catalogue/records";
import { receipts } from "./catalogue/receipts";
import { reminders } from "./catalogue/reminders";
import { repeats } from "./catalogue/repeats";

/** Every screen of the app and every state that has a picture, by area. */
export const AREAS = {
  "Before the login": account,
  "Home and business": home,
  Contacts: contacts,
  Items: items,
  "Lists of invoices": invoices.invoiceLists,
  "A new invoice": newInvoice,
  "Choosing, and the steps to the preview": choosingSteps,
  "A stored invoice": storedInvoice,
  "Payments and cash sales": invoices.paidInvoices,
  "Receipts of several invoices, and refunds": receipts,
  "What is kept of issued invoices, and what they forbid": invoices.issuedInvoices,
  "Credit notes": invoices.creditNotes,
  "Automatic reminders": reminders,
  "Same again, and repeats": repeats,
  "Who owes me": customers,
  "In the customer's hands": sentToCustomers,
  "When something goes wrong": replacementPages,
};

export const SCREENS = Object.values(AREAS).flat();

/** Returns the file name of a screen's picture, without extension. */
export const toSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
