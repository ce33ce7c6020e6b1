// Every screen of the app and every state worth looking at, for the pictures and for the checks.
import { beforeLogin } from "./before-login.mjs";
import { creditNotes } from "./credit-notes.mjs";
import { customerPages } from "./customer-pages.mjs";
import { faults } from "./faults.mjs";
import { home } from "./home.mjs";
import {
  handedOver,
  invoices,
  issuedInvoice,
  newInvoice,
  paidInvoice,
  storedInvoice,
} from "./invoices.mjs";
import { owed } from "./owed.mjs";
import { periods } from "./periods.mjs";
import { contacts, items } from "./records.mjs";
import { repeats } from "./repeats.mjs";
import { invoiceSteps } from "./steps-of-invoice.mjs";

/** @type {import("./types").Chapter[]} */
export const chapters = [
  beforeLogin,
  home,
  contacts,
  invoices,
  newInvoice,
  storedInvoice,
  paidInvoice,
  periods,
  creditNotes,
  owed,
  repeats,
  issuedInvoice,
  handedOver,
  customerPages,
  invoiceSteps,
  items,
  faults,
];

export const screens = chapters.flatMap((chapter) => chapter.screens);
