import type { ColumnType, Generated } from "kysely";
import type { DateText, DecimalText, MinorUnits, Moment, RecordColumns } from "./columns";

/** The columns that receipts and refunds have in common. Amounts are in minor units. */
type MoneyColumns = RecordColumns & {
  contact_id: number;
  currency_id: number;
  method_id: number;
  ledger_account_id: number;
  date: DateText;
  /** What was received or given back. */
  amount: MinorUnits;
  /** The part of `amount` that rounding the cash added (positive) or left out (negative). */
  rounding: ColumnType<number, bigint | undefined, bigint>;
  reference: string;
  /** Units of the company's own currency. "1" for the company's own currency. */
  currency_rate: DecimalText;
  /** `amount` in the company's own currency at that rate. */
  base_amount: MinorUnits;
  /** When the receipt or refund was undone. Null while it is valid. */
  reversed_on: Generated<DateText | null>;
  updated_at: Moment;
};

/** The tables of money that customers pay and get back. */
export type ReceiptTables = {
  /** Money that a customer paid at once. Its shares are the payments of invoices. */
  receipts: MoneyColumns & {
    /** The cash that the payer handed over, before the change. Null when it was not recorded. */
    cash_given: ColumnType<number | null, bigint | null | undefined, bigint | null>;
    /**
     * What is left of the amount, neither a share nor given back. Zero when the receipt was undone.
     * The customer's money on account is the sum of these amounts.
     */
    on_account: ColumnType<number, bigint | undefined, bigint>;
  };
  /** Money that was given back to a customer, from what was on account. */
  refunds: MoneyColumns & {
    /** The invoice and the credit note that it follows from, which may have been deleted since. */
    invoice_id: number | null;
    credit_note_id: number | null;
  };
  /** The receipts that a refund was taken from. The parts add up to `amount` less `rounding`. */
  refund_parts: {
    company_id: number;
    refund_id: number;
    receipt_id: number;
    amount: MinorUnits;
  };
};
