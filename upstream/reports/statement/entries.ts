import { sql } from "kysely";
import type { CompanyBooks } from "../../db/company-books";
import { countedCondition } from "../../totals/invoice-conditions";

/** The kinds of entries that change a customer's balance, in their order within a day. */
export type EntryKind =
  | "invoice"
  | "payment"
  | "credit_note"
  | "payment_reversal"
  | "credit_note_void"
  | "rounding_change";

/**
 * Selects all entries of a customer's issued invoices that are not void. Each has its day and its
 * change of the balance in minor units; the sum of the changes in a currency up to a day is the balance
 * on that day. Voided and deleted invoices need no entries, because all their payments were undone and
 * all their credit notes were voided before.
 */
export function selectStatementEntries(books: CompanyBooks, contactId: number) {
  const invoices = books
    .selectFrom("invoices")
    .where("invoices.contact_id", "=", contactId)
    .where(countedCondition)
    .select(["invoices.id as invoice_id", "invoices.no as invoice_no"]);
  // This query repeats the condition on the customer, because SQLite would otherwise read the rows of
  // all customers.
  const ids = books
    .selectFrom("invoices as own")
    .select("own.id")
    .where("own.contact_id", "=", contactId);
  const payments = invoices
    .innerJoin("payments", "payments.invoice_id", "invoices.id")
    .innerJoin("methods", "methods.id", "payments.method_id")
    .where("payments.invoice_id", "in", ids);
  const notes = invoices
    .innerJoin("credit_notes as note", "note.invoice_id", "invoices.id")
    .where("note.invoice_id", "in", ids)
    // The invoice of a voided credit note may have got another customer.
    .where("note.contact_id", "=", contactId);
  return invoices
    .select((eb) => [
      "invoices.date as day",
      buildRankColumn(0),
      buildKindColumn("invoice"),
      "invoices.id",
      eb.ref("no").as("no"),
    ])
    .select(["invoices.title as reference", emptyText.as("method"), "invoices.currency_id"])
    .select(["total as change", zero.as("rounding")])
    .unionAll(
      payments
        .select([
          paymentDayColumn,
          buildRankColumn(1),
          buildKindColumn("payment"),
          "payments.id",
          emptyText.as("no"),
        ])
        .select(["payments.reference", "methods.name as method", "invoices.currency_id"])
        .select((eb) => eb("payments.rounding", "-", eb.ref("amount")).as("change"))
        .select("payments.rounding"),
    )
    .unionAll(
      notes
        .select([
          "note.date as day",
          buildRankColumn(2),
          buildKindColumn("credit_note"),
          "note.id",
          "note.no",
        ])
        .select(["note.reason as reference", emptyText.as("method"), "note.currency_id"])
        .select((eb) => [eb(zero, "-", eb.ref("note.total")).as("change"), zero.as("rounding")]),
    )
    .unionAll(
      payments
        .where("reversed_on", "is not", null)
        .select((eb) => [eb.ref("reversed_on").$notNull().as("day"), buildRankColumn(3)])
        .select([buildKindColumn("payment_reversal"), "payments.id", emptyText.as("no")])
        .select(["payments.reference", "methods.name as method", "invoices.currency_id"])
        .select((eb) => eb("amount", "-", eb.ref("payments.rounding")).as("change"))
        .select((eb) => eb(zero, "-", eb.ref("payments.rounding")).as("rounding")),
    )
    .unionAll(
      notes
        .where("voided_on", "is not", null)
        .select((eb) => [eb.ref("voided_on").$notNull().as("day"), buildRankColumn(4)])
        .select([buildKindColumn("credit_note_void"), "note.id", "note.no"])
        .select(["note.void_reason as reference", emptyText.as("method"), "note.currency_id"])
        .select(["note.total as change", zero.as("rounding")]),
    )
    .unionAll(
      invoices
        .innerJoin("rounding_changes as changed", "changed.invoice_id", "invoices.id")
        .where("changed.invoice_id", "in", ids)
        .select([
          "changed.date as day",
          buildRankColumn(5),
          buildKindColumn("rounding_change"),
          "changed.id",
        ])
        .select([emptyText.as("no"), emptyText.as("reference"), emptyText.as("method")])
        .select(["invoices.currency_id", "changed.amount as change", zero.as("rounding")]),
    );
}

/**
 * The date of a payment as an expression. For the column itself, SQLite would use an index and read
 * the payments of all customers.
 */
const paymentDayColumn = sql<string>`${sql.ref("payments.date")} || ''`.as("day");
const zero = sql.lit(0);
const emptyText = sql.lit("");

function buildRankColumn(place: number) {
  return sql.lit(place).as("rank");
}

function buildKindColumn(name: EntryKind) {
  return sql.lit(name).as("kind");
}
