import { decimal, calculateInvoice } from "../../domain/money/money";
import { businessDates, greetingFor } from "./calendar";
import { addDays, NO_DATE, weekday } from "../../domain/calendar/days";
import { customersOf, type Customer } from "./habits";
import { orderLines } from "./orders";
import { createRandom, type Random } from "./random";
import { rateOn } from "./rates";
import { settle } from "./settlement";
import type { Books, InvoiceSeed } from "../books/types";
import type { Story, Trade } from "./trade";

type Occasion = { date: string; customer: Customer; term: string; story: Story | null };

/** The company's books with its invoices in date order, the same for the same day. */
export function booksOf(trade: Trade, today: string): Books {
  return { ...trade.books, invoices: invoicesOf(trade, today) };
}

function invoicesOf(trade: Trade, today: string): InvoiceSeed[] {
  const random = createRandom(trade.seed);
  const customers = customersOf(trade, random);
  const occasions = [
    ...pastOccasions(trade, customers, today, random),
    ...latestOccasions(trade, customers, today),
  ];
  return occasions.map((occasion, index) => {
    const no = index + 1;
    // Each invoice has numbers of its own, so that a change to one leaves the others as they are.
    return invoice(no, occasion, trade, today, createRandom(trade.seed + no * 7919));
  });
}

function pastOccasions(
  trade: Trade,
  customers: Customer[],
  today: string,
  random: Random,
): Occasion[] {
  const count = trade.invoiceCount - trade.latest.length;
  const newest = Math.max(...trade.latest.map(({ daysAgo }) => daysAgo));
  const until = addDays(today, -newest - 2);
  const from = addDays(today, -trade.historyDays);
  const dates = businessDates(count, from, until, trade.festivals, random);
  const choices = customers.map((customer) => [customer, customer.weight] as const);
  return dates.map((date) => {
    const customer = random.weighted(choices);
    const term = random.chance(0.1) && !customer.foreign ? trade.terms.cash : customer.term;
    return { date, customer, term, story: null };
  });
}

function latestOccasions(trade: Trade, customers: Customer[], today: string): Occasion[] {
  return trade.latest.map(({ daysAgo, contact, term, story }) => {
    const customer = customers.find((candidate) => candidate.contact.ref === contact);
    if (!customer) throw new RangeError(`no such customer: ${contact}`);
    const day = addDays(today, -daysAgo);
    const isClosed = daysAgo > 0 && weekday(day) === 0;
    return { date: isClosed ? addDays(day, -1) : day, customer, term, story };
  });
}

function invoice(
  no: number,
  occasion: Occasion,
  trade: Trade,
  today: string,
  random: Random,
): InvoiceSeed {
  const { date, customer, story } = occasion;
  const { company, rates, taxCodes, terms } = trade.books;
  const term = terms.find(({ ref }) => ref === occasion.term);
  if (!term) throw new RangeError(`no such term: ${occasion.term}`);
  const isCash = term.kind === "cash";
  const dueDate = isCash ? NO_DATE : addDays(date, term.days);
  const rate = rateOn(date, customer.currency, company.currency, rates);
  const lines = orderLines(customer, rate, trade, random);
  const bill = { date, dueDate, isCash, total: totalOf(lines, taxCodes) };
  const { status, payments } = settle(bill, customer, story, today, trade, random);
  return {
    no: company.numberPrefix + String(no).padStart(4, "0"),
    contact: customer.contact.ref,
    term: term.ref,
    currency: customer.currency,
    rate,
    date,
    dueDate,
    title: random.chance(0.12) ? random.pick(trade.titles) : "",
    memo: status === 4 ? random.pick(trade.memos.voided) : memoFor(date, isCash, trade, random),
    status,
    lines,
    payments,
  };
}

/** In minor units of the invoice's currency. */
export function totalOf(lines: InvoiceSeed["lines"], taxCodes: Books["taxCodes"]): bigint {
  const inputs = lines.map((line) => {
    const tax = taxCodes.find(({ ref }) => ref === line.taxCode);
    return {
      quantity: decimal(line.quantity),
      unitPrice: decimal(line.unitPrice),
      discountPercent: decimal(line.discountPercent),
      tax: tax ? { code: tax.code, ratePercent: decimal(tax.ratePercent) } : null,
    };
  });
  return calculateInvoice(inputs).total;
}

function memoFor(date: string, isCash: boolean, trade: Trade, random: Random): string {
  const greeting = greetingFor(date, trade.festivals);
  if (greeting && random.chance(0.3)) return greeting;
  if (random.chance(0.45)) return "";
  const memos = isCash ? trade.memos.cash : trade.memos.credit;
  return random.pick(memos).replace(/#/g, () => String(random.int(0, 9)));
}
