import { sql } from "kysely";
import type { CompanyBooks } from "../../db/company-books";
import { countedCondition } from "../../totals/invoice-conditions";

/** The kinds of entries that change a customer's balance, in their order within a day. */
export type EntryKind =
  | "invoice"
  | "payment"
  | "credit_note"
  | "refund"
  | "payment_reversal"
  | "credit_note_void"
  | "refund_reversal"
  | "rounding_change";

/**
 * Selects all entries of a customer: issued invoices that are not void with their credit notes, and all
 * receipts and refunds. Each has its day and its change of the balance in minor units; the sum of the
 * changes in a currency up to a day is the balance on that day. Receipts are whole, whatever their
 * shares are: what is on account makes the balance smaller. Voided and deleted invoices have no entries.
 */
export function selectStatementEntries(books: CompanyBooks, contactId: number) {
  const invoices = books
    .selectFrom("invoices")
    .where("invoices.contact_id", "=", contactId)
    .where(countedCondition)
    .select([
      sql<number | null>`${sql.ref("invoices.id")}`.as("invoice_id"),
      "invoices.no as invoice_no",
    ])
    .select(noId.as("receipt_id"));
  // This query repeats the condition on the customer, because SQLite would otherwise read the rows of
  // all customers.
  const ids = books
    .selectFrom("invoices as own")
    .select("own.id")
    .where("own.contact_id", "=", contactId);
  const payments = invoices
    .innerJoin("payments", "payments.invoice_id", "invoices.id")
    .where("payments.invoice_id", "in", ids);
  // An older program may have recorded payments without a receipt.
  const unlinked = payments.where("payments.receipt_id", "is", null);
  const shares = payments
    .innerJoin("receipts", "receipts.id", "payments.receipt_id")
    .where("payments.rounding", "<>", 0);
  const receipts = selectMoney(books, "receipts", contactId);
  const refunds = selectMoney(books, "refunds", contactId);
  const notes = invoices
    .innerJoin("credit_notes as note", "note.invoice_id", "invoices.id")
    .where("note.invoice_id", "in", ids)
    // The invoice of a voided credit note may have got another customer.
    .where("note.contact_id", "=", contactId);
  return (
    invoices
      .select((eb) => [
        "invoices.date as day",
        buildRankColumn(0),
        buildKindColumn("invoice"),
        "invoices.id",
        eb.ref("no").as("no"),
      ])
      .select(["invoices.title as reference", noId.as("method_id"), "invoices.currency_id"])
      .select(["total as change", zero.as("rounding")])
      .unionAll(
        receipts
          .select(["money.date as day", buildRankColumn(1), buildKindColumn("payment")])
          .select(["money.id", emptyText.as("no"), "money.reference"])
          .select(["money.method_id", "money.currency_id"])
          .select((eb) => [
            eb(selectRounding(books, "date"), "-", eb.ref("money.amount")).as("change"),
            selectRounding(books, "date").as("rounding"),
          ]),
      )
      .unionAll(
        unlinked
          .select([paymentDayColumn, buildRankColumn(1), buildKindColumn("payment")])
          .select(["payments.id", emptyText.as("no"), "payments.reference"])
          .select(["payments.method_id", "invoices.currency_id"])
          .select((eb) => eb("payments.rounding", "-", eb.ref("amount")).as("change"))
          .select("payments.rounding"),
      )
      .unionAll(
        notes
          .select(["note.date as day", buildRankColumn(2), buildKindColumn("credit_note")])
          .select(["note.id", "note.no", "note.reason as reference", noId.as("method_id")])
          .select("note.currency_id")
          .select((eb) => [eb(zero, "-", eb.ref("note.total")).as("change"), zero.as("rounding")]),
      )
      .unionAll(
        refunds
          .select(["money.date as day", buildRankColumn(3), buildKindColumn("refund")])
          .select(["money.id", emptyText.as("no"), "money.reference"])
          .select(["money.method_id", "money.currency_id"])
          .select((eb) => eb("money.amount", "-", eb.ref("money.rounding")).as("change"))
          .select("money.rounding"),
      )
      .unionAll(
        receipts
          .where("money.reversed_on", "is not", null)
          .select((eb) => [eb.ref("money.reversed_on").$notNull().as("day"), buildRankColumn(4)])
          .select([buildKindColumn("payment_reversal"), "money.id", emptyText.as("no")])
          .select(["money.reference", "money.method_id", "money.currency_id"])
          .select((eb) => [
            eb("money.amount", "-", selectRounding(books, "reversed_on")).as("change"),
            eb(zero, "-", selectRounding(books, "reversed_on")).as("rounding"),
          ]),
      )
      .unionAll(
        unlinked
          .where("payments.reversed_on", "is not", null)
          .select((eb) => [eb.ref("payments.reversed_on").$notNull().as("day"), buildRankColumn(4)])
          .select([buildKindColumn("payment_reversal"), "payments.id", emptyText.as("no")])
          .select(["payments.reference", "payments.method_id", "invoices.currency_id"])
          .select((eb) => eb("amount", "-", eb.ref("payments.rounding")).as("change"))
          .select((eb) => eb(zero, "-", eb.ref("payments.rounding")).as("rounding")),
      )
      .unionAll(
        notes
          .where("voided_on", "is not", null)
          .select((eb) => [eb.ref("voided_on").$notNull().as("day"), buildRankColumn(5)])
          .select([buildKindColumn("credit_note_void"), "note.id", "note.no"])
          .select(["note.void_reason as reference", noId.as("method_id"), "note.currency_id"])
          .select(["note.total as change", zero.as("rounding")]),
      )
      .unionAll(
        refunds
          .where("money.reversed_on", "is not", null)
          .select((eb) => [eb.ref("money.reversed_on").$notNull().as("day"), buildRankColumn(6)])
          .select([buildKindColumn("refund_reversal"), "money.id", emptyText.as("no")])
          .select(["money.reference", "money.method_id", "money.currency_id"])
          .select((eb) => eb("money.rounding", "-", eb.ref("money.amount")).as("change"))
          .select((eb) => eb(zero, "-", eb.ref("money.rounding")).as("rounding")),
      )
      .unionAll(
        invoices
          .innerJoin("rounding_changes as changed", "changed.invoice_id", "invoices.id")
          .where("changed.invoice_id", "in", ids)
          .select(["changed.date as day", buildRankColumn(7), buildKindColumn("rounding_change")])
          .select(["changed.id", emptyText.as("no"), emptyText.as("reference")])
          .select([noId.as("method_id"), "invoices.currency_id"])
          .select(["changed.amount as change", zero.as("rounding")]),
      )
      // The rounding of a share that was recorded or undone on another day than its receipt.
      .unionAll(
        shares
          .whereRef("payments.date", "<>", "receipts.date")
          .select([paymentDayColumn, buildRankColumn(7), buildKindColumn("rounding_change")])
          .select(["payments.id", emptyText.as("no"), emptyText.as("reference")])
          .select([noId.as("method_id"), "invoices.currency_id"])
          .select(["payments.rounding as change", zero.as("rounding")]),
      )
      .unionAll(
        shares
          .where("payments.reversed_on", "is not", null)
          .where((eb) =>
            eb.or([
              eb("receipts.reversed_on", "is", null),
              eb("receipts.reversed_on", "<>", eb.ref("payments.reversed_on")),
            ]),
          )
          .select((eb) => [eb.ref("payments.reversed_on").$notNull().as("day"), buildRankColumn(7)])
          .select([buildKindColumn("rounding_change"), "payments.id", emptyText.as("no")])
          .select([emptyText.as("reference"), noId.as("method_id"), "invoices.currency_id"])
          .select((eb) => [
            eb(zero, "-", eb.ref("payments.rounding")).as("change"),
            zero.as("rounding"),
          ]),
      )
  );
}

/**
 * Selects the receipts or refunds of a customer. `readStatement` adds the invoices that a receipt pays and
 * the names of the methods, because planning many joins takes PostgreSQL long.
 */
function selectMoney(books: CompanyBooks, table: "receipts" | "refunds", contactId: number) {
  const isReceipt = table === "receipts";
  return books
    .selectFrom(`${table} as money` as "receipts as money")
    .where("money.contact_id", "=", contactId)
    .select([noId.as("invoice_id"), emptyText.as("invoice_no")])
    .select((eb) => (isReceipt ? eb.ref("money.id").as("receipt_id") : noId.as("receipt_id")));
}

/**
 * Selects the sum of the roundings of a receipt's shares that have the same date or were undone on the
 * same day as the receipt. Shares of void and deleted invoices have no rounding in the balance.
 */
function selectRounding(books: CompanyBooks, day: "date" | "reversed_on") {
  return books
    .selectFrom("payments as share")
    .innerJoin("invoices", "invoices.id", "share.invoice_id")
    .where(countedCondition)
    .whereRef("share.receipt_id", "=", sql.ref("money.id"))
    .whereRef(`share.${day}`, "=", sql.ref(`money.${day}`))
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("share.rounding"), zero).as("sum"))
    .$asScalar()
    .$notNull();
}

/**
 * The date of a payment as an expression. For the column itself, SQLite would use an index and read
 * the payments of all customers.
 */
const paymentDayColumn = sql<string>`${sql.ref("payments.date")} || ''`.as("day");
const zero = sql.lit(0);
const emptyText = sql.lit("");
const noId = sql<number | null>`cast(null as integer)`;

function buildRankColumn(place: number) {
  return sql.lit(place).as("rank");
}

function buildKindColumn(name: EntryKind) {
  return sql.lit(name).as("kind");
}
