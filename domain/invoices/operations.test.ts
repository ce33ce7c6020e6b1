import { describe, expect, it } from "vitest";
import {
  listAllowedOperations,
  OPERATIONS,
  findRefusal,
  deriveInvoiceState,
  type InvoiceFacts,
} from "./operations";
import { describeRefusal, type Refusal } from "../refusals/refusal";
import { INVOICE_STATUS } from "./status";

const TODAY = "2026-11-21";

const say = (refusal: Refusal | null) => refusal && describeRefusal(refusal);

/** An approved invoice over 100.00 that is not overdue. */
const issued: InvoiceFacts = {
  ...{ status: INVOICE_STATUS.approved, total: 10000n, balance: 10000n, credited: 0n },
  ...{ date: "2026-11-01", dueDate: "2026-12-01", today: TODAY },
  ...{ paymentCount: 0, creditNoteNo: "", isCashSale: false, isDeleted: false },
  keepsMoney: true,
};
const late = { dueDate: "2026-11-20" };
const paid = { status: INVOICE_STATUS.received, balance: 0n, paymentCount: 1 };
const credited = { credited: 2500n, balance: 7500n, creditNoteNo: "CN-1" };

const INVOICES: Record<string, Partial<InvoiceFacts>> = {
  draft: { status: INVOICE_STATUS.draft, ...late },
  issued: {},
  late,
  "part paid": { balance: 6000n, paymentCount: 1 },
  "part paid, late": { balance: 6000n, paymentCount: 2, ...late },
  received: { ...paid, ...late },
  credited,
  "credited, late": { ...credited, ...late },
  "credited in full": { ...credited, ...late, credited: 10000n, balance: 0n },
  "credited and paid": { ...paid, ...late, credited: 2500n, balance: -2500n, creditNoteNo: "CN-1" },
  void: { status: INVOICE_STATUS.voided, ...late },
  deleted: { isDeleted: true, ...late },
  "cash sale": { ...paid, ...late, isCashSale: true },
};

/** One row per operation, one column per invoice: "yes", or words from the expected refusal. */
const TABLE = `
operation        | draft   | issued   | late  | part paid | part paid, late | received  | credited | credited, late | credited in full | credited and paid | void    | deleted | cash sale
edit             | yes     | yes      | yes   | yes       | yes             | is paid   | CN-1     | CN-1           | CN-1             | CN-1              | is void | Restore | is paid
mark_sent        | yes     | draft    | draft | draft     | draft           | draft     | draft    | draft          | draft            | draft             | draft   | Restore | draft
send             | yes     | yes      | yes   | yes       | yes             | yes       | yes      | yes            | yes              | yes               | is void | Restore | yes
remind           | a draft | not late | yes   | not late  | yes             | Nothing   | not late | yes            | Nothing          | Nothing           | Nothing | Restore | Nothing
record_payment   | a draft | yes      | yes   | yes       | yes             | Nothing   | yes      | yes            | Nothing          | Nothing           | is void | Restore | Nothing
undo_payment     | a draft | none     | none  | yes       | yes             | yes       | none     | none           | none             | yes               | is void | Restore | yes
credit           | a draft | yes      | yes   | yes       | yes             | yes       | yes      | yes            | Nothing          | yes               | is void | Restore | yes
void_credit_note | No      | No       | No    | No        | No              | No        | yes      | yes            | yes              | yes               | No      | Restore | No
void             | Delete  | yes      | yes   | yes       | yes             | yes       | CN-1     | CN-1           | CN-1             | CN-1              | already | Restore | yes
delete           | yes     | yes      | yes   | yes       | yes             | yes       | CN-1     | CN-1           | CN-1             | CN-1              | yes     | already | yes
restore          | not     | not      | not   | not       | not             | not       | not      | not            | not              | not               | not     | yes     | not
repeat           | a draft | yes      | yes   | yes       | yes             | yes       | yes      | yes            | yes              | yes               | is void | Restore | yes
`;

const [HEAD = [], ...ROWS] = TABLE.trim()
  .split("\n")
  .map((row) => row.split("|").map((cell) => cell.trim()));

function factsOf(invoice: string): InvoiceFacts {
  return { ...issued, ...INVOICES[invoice] };
}

describe("the operations on an invoice", () => {
  it("are all in the table, for invoices in all states", () => {
    expect(ROWS.map(([operation]) => operation)).toEqual([...OPERATIONS]);
    expect(HEAD.slice(1)).toEqual(Object.keys(INVOICES));
    const states = new Set(
      Object.keys(INVOICES).map((invoice) => deriveInvoiceState(factsOf(invoice))),
    );
    expect([...states]).toHaveLength(7);
  });

  describe.each(Object.keys(INVOICES).map((name, index) => [name, index + 1] as const))(
    "for the case '%s':",
    (name, column) => {
      it.each(
        OPERATIONS.map((operation, index) => [operation, ROWS[index]?.[column] ?? ""] as const),
      )("%s has the answer '%s'", (operation, cell) => {
        expect(say(findRefusal(operation, factsOf(name))) ?? "yes").toContain(cell);
        expect(listAllowedOperations(factsOf(name)).includes(operation)).toBe(cell === "yes");
      });
    },
  );

  it.each([
    ["part paid", "This invoice has a payment. Undo it before you void it."],
    ["part paid, late", "This invoice has 2 payments. Undo them before you void it."],
    ["received", "This invoice has a payment. Undo it before you void it."],
  ])("refuse to void an invoice that is %s when nothing can be on account", (name, message) => {
    expect(say(findRefusal("void", { ...factsOf(name), keepsMoney: false }))).toBe(message);
  });

  it("allow reminding of a cash invoice from the day after its date", () => {
    const cash = { ...issued, dueDate: "0000-00-00", date: TODAY };
    expect(say(findRefusal("remind", cash))).toBe(
      "This invoice is not late: it is due on 21/11/2026.",
    );
    expect(findRefusal("remind", { ...cash, today: "2026-11-22" })).toBeNull();
  });
});
