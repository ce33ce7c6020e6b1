import type { CheckedCompany } from "../company";
import { parseFraction, divide, add, sumAmounts, toFraction, type Fraction } from "../fraction";
import { compareValues, compareAmounts, toFindings, type Finding } from "../finding";
import { isActiveCreditNote, type InvoiceRows, type CreditNote } from "../invoice-rows";

/** Checks the line positions of credit notes, and their sums against their lines. */
export function checkCreditNoteTotals({ creditNotes }: InvoiceRows): Finding[] {
  return creditNotes.flatMap((note) => {
    const net = sumAmounts(note.lines.map((line) => line.net));
    const tax = sumAmounts(note.lines.map((line) => line.tax));
    const income = sumAmounts(note.lines.map((line) => line.base_net));
    return [
      ...compareValues(
        `${note.no}: positions of its lines`,
        note.lines.map(({ position }) => position).join(", "),
        note.lines.map((_, index) => index + 1).join(", "),
      ),
      ...compareAmounts(`${note.no}: net`, note.net, net),
      ...compareAmounts(`${note.no}: tax`, note.tax, tax),
      ...compareAmounts(`${note.no}: total`, note.total, net + tax),
      ...compareAmounts(`${note.no}: income in own currency`, note.base_income, income),
    ];
  });
}

/** Checks the dates of credit notes and of their voids, and the reasons of voids. */
export function checkCreditNoteDays(
  { creditNotes }: InvoiceRows,
  { today }: CheckedCompany,
): Finding[] {
  return creditNotes.flatMap(({ no, date, invoice_date, voided_on, void_reason }) => [
    ...(date >= invoice_date && date <= today
      ? []
      : toFindings(`${no}: day`, date, `from ${invoice_date}, the invoice's, to ${today}`)),
    ...(voided_on === null || (voided_on >= date && voided_on <= today)
      ? []
      : toFindings(`${no}: day of its void`, voided_on, `from ${date} to ${today}`)),
    ...(voided_on === null
      ? compareValues(`${no}: reason of its void`, void_reason, "")
      : void_reason === ""
        ? toFindings(`${no}: reason of its void`, "nothing", "a reason")
        : []),
  ]);
}

/** Checks that the invoice still has the data that its active credit notes repeat. */
export function checkCreditNoteInvoice({ invoice, lines, creditNotes }: InvoiceRows): Finding[] {
  return creditNotes.filter(isActiveCreditNote).flatMap((note) => [
    ...compareValues(`${note.no}: number of its invoice`, note.invoice_no, invoice.no),
    ...compareValues(`${note.no}: day of its invoice`, note.invoice_date, invoice.date),
    ...compareValues(`${note.no}: contact`, note.contact_id, invoice.contact_id),
    ...compareValues(`${note.no}: currency`, note.currency_id, invoice.currency_id),
    ...compareValues(`${note.no}: rate`, note.currency_rate, invoice.currency_rate),
    ...note.lines.flatMap((credited) => {
      const name = `${note.no}: line ${credited.position}`;
      const line = lines.find(({ id }) => id === credited.invoice_line_id);
      if (!line) return toFindings(`${name}, line of ${invoice.no}`, "none", "one of its lines");
      return [
        ...compareValues(`${name}, price`, credited.unit_price, line.unit_price),
        ...compareValues(`${name}, discount`, credited.discount_percent, line.discount_percent),
        ...compareValues(`${name}, tax code`, credited.tax_code_id, line.tax_code_id),
        ...compareValues(`${name}, tax rate`, credited.tax_rate, line.tax_rate),
      ];
    }),
  ]);
}

/**
 * Checks that active credit notes do not credit more than the quantity of a line. When they credit
 * the whole quantity, checks that the credited net and tax are those of the line.
 */
export function checkCreditedLines({ invoice, lines, creditNotes }: InvoiceRows): Finding[] {
  const credited = creditNotes.filter(isActiveCreditNote).flatMap((note) => note.lines);
  return lines.flatMap((line) => {
    const lineCredits = credited.filter(({ invoice_line_id }) => invoice_line_id === line.id);
    if (lineCredits.length === 0) return [];
    const describe = (name: string) => `${invoice.no}: line ${line.position}, credited ${name}`;
    const quantity = lineCredits.map((each) => parseFraction(each.quantity)).reduce(add);
    const left = add(parseFraction(line.quantity), { ...quantity, numerator: -quantity.numerator });
    const isTooMuch = line.quantity.startsWith("-") ? left.numerator > 0n : left.numerator < 0n;
    if (isTooMuch)
      return toFindings(
        describe("quantity"),
        lineCredits.map((each) => each.quantity).join(" + "),
        `at most ${line.quantity}`,
      );
    if (left.numerator !== 0n) return [];
    return [
      ...compareAmounts(describe("net"), sumAmounts(lineCredits.map(({ net }) => net)), line.net),
      ...compareAmounts(describe("tax"), sumAmounts(lineCredits.map(({ tax }) => tax)), line.tax),
    ];
  });
}

/**
 * Checks the amounts of credited lines, and the total in the company's own currency. An amount
 * follows from the share of the line, or of the invoice, that the credit note credits together with
 * the credit notes that were active when it was created. Leaves out credit notes that are older
 * than the last edit of the invoice.
 */
export function checkCreditedAmounts(rows: InvoiceRows): Finding[] {
  const { invoice, lines, events } = rows;
  const lastEditId = events.findLast(({ kind }) => kind === "edited")?.id ?? 0;
  // Credit notes from before an edit refer to replaced lines.
  const creations = listWithEarlierNotes(rows).filter(({ eventId }) => eventId > lastEditId);
  return creations.flatMap(({ note, before }) => [
    ...note.lines.flatMap((credited) => {
      const line = lines.find(({ id }) => id === credited.invoice_line_id);
      if (!line || Number(line.quantity) === 0) return [];
      const others = before
        .flatMap((other) => other.lines)
        .filter(({ invoice_line_id }) => invoice_line_id === line.id);
      const part = [credited, ...others].map(({ quantity }) => parseFraction(quantity)).reduce(add);
      const share = divide(part, parseFraction(line.quantity));
      return (["net", "tax", "base_net"] as const).flatMap((amount) =>
        compareAmounts(
          `${note.no}: line ${credited.position}, ${AMOUNT_NAMES[amount]}`,
          credited[amount],
          calculateCreditedAmount(
            line[amount],
            sumAmounts(others.map((other) => other[amount])),
            share,
          ),
        ),
      );
    }),
    ...(invoice.total === 0
      ? []
      : compareAmounts(
          `${note.no}: total in own currency`,
          note.base_total,
          calculateCreditedAmount(
            invoice.base_total,
            sumAmounts(before.map(({ base_total }) => base_total)),
            divide(
              toFraction(sumAmounts([note, ...before].map((each) => each.total))),
              toFraction(invoice.total),
            ),
          ),
        )),
  ]);
}

const AMOUNT_NAMES = { net: "net", tax: "tax", base_net: "net in own currency" };

/**
 * Calculates the amount that a credit note must credit so that it and the earlier credit notes,
 * which credit `creditedBefore`, together credit the fraction `share` of `amount`. The result is
 * limited to what is left to credit.
 */
function calculateCreditedAmount(amount: number, creditedBefore: bigint, share: Fraction): bigint {
  const left = BigInt(amount) - creditedBefore;
  const unlimited = multiplyRounded(amount, share) - creditedBefore;
  const [min, max] = left < 0n ? [left, 0n] : [0n, left];
  return unlimited < min ? min : unlimited > max ? max : unlimited;
}

function multiplyRounded(amount: number, { numerator, denominator }: Fraction): bigint {
  const doubled = BigInt(amount) * numerator * 2n;
  const half = doubled < 0n ? -denominator : denominator;
  return (doubled + half) / (denominator * 2n);
}

/**
 * Lists the credit notes in the order of their creation events. `before` contains the credit notes
 * that were active when `note` was created.
 */
function listWithEarlierNotes({ creditNotes, events }: InvoiceRows) {
  const creations: { note: CreditNote; before: CreditNote[]; eventId: number }[] = [];
  let active: CreditNote[] = [];
  for (const { id: eventId, kind, details } of events) {
    const note = creditNotes.find(({ id }) => id === details?.credit_note_id);
    if (!note) continue;
    if (kind === "credited") {
      creations.push({ note, before: active, eventId });
      active = [...active, note];
    }
    if (kind === "credit_voided") active = active.filter((other) => other !== note);
  }
  return creations;
}
