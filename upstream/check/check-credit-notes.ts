import { addDecimals, decimal, subtractDecimals, sum } from "../../money/money";
import { compare, type Finding } from "./finding";
import type { InvoiceRows } from "./read-invoices";

/** Each note's sums, and that all standing notes of an invoice credit no more than there is. */
export function checkCreditNotes({ invoice, lines, notes }: InvoiceRows): Finding[] {
  const standing = notes.filter(({ voided_on }) => voided_on === null);
  const credited = standing.flatMap((note) => note.lines);
  return [
    ...notes.flatMap(checkNote),
    ...lines.flatMap((line) => {
      const own = credited.filter(({ invoice_line_id }) => invoice_line_id === line.id);
      const quantity = own.map((each) => decimal(each.quantity)).reduce(addDecimals, NONE);
      const left = subtractDecimals(decimal(line.quantity), quantity);
      const isTooMuch = line.quantity.startsWith("-") ? left.units > 0n : left.units < 0n;
      const isAll = left.units === 0n && own.length > 0;
      const named = (name: string) => `${invoice.no}: line ${line.position}, credited ${name}`;
      const add = (amounts: number[]) => sum(amounts.map(BigInt));
      return [
        ...(isTooMuch ? compare(named("quantity"), "more", `at most ${line.quantity}`) : []),
        ...(isAll ? compare(named("net"), add(own.map(({ net }) => net)), line.net) : []),
        ...(isAll ? compare(named("tax"), add(own.map(({ tax }) => tax)), line.tax) : []),
      ];
    }),
  ];
}

const NONE = decimal("0");

function checkNote(note: InvoiceRows["notes"][number]): Finding[] {
  const add = (amounts: number[]) => sum(amounts.map(BigInt));
  const net = add(note.lines.map((line) => line.net));
  const tax = add(note.lines.map((line) => line.tax));
  return [
    ...compare(`${note.no}: net`, note.net, net),
    ...compare(`${note.no}: tax`, note.tax, tax),
    ...compare(`${note.no}: total`, note.total, net + tax),
    ...compare(
      `${note.no}: income in own currency`,
      note.base_income,
      add(note.lines.map(({ base_net }) => base_net)),
    ),
  ];
}
