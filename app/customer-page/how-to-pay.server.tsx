import { addCurrencySymbol } from "../../domain/money/with-symbol";
import { makeQrCode } from "../../domain/payment-codes/qr-code";
import { compareAmountInCode, PAYMENT_CODE_NAMES } from "../../domain/payment-codes/payer-text";
import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import { countModulesPerSide, encodeQrPng } from "./qr-png.server";
import type { Words } from "./words/words";

type Props = { words: Words; invoice: CustomerInvoice };

/**
 * Shows how to pay an unpaid invoice: the payment code and the bank details that the invoice has,
 * and the amount and reference to type into a banking app.
 */
export function HowToPay({ words, invoice }: Props) {
  const { pay } = invoice;
  const details = toPaymentDetails(invoice, words);
  return (
    <section className="card pay" aria-labelledby="pay">
      <h2 id="pay">{words.howToPay}</h2>
      {pay ? <PaymentCode words={words} invoice={invoice} pay={pay} /> : null}
      <dl>
        {details.map((detail) => (
          <Detail key={detail.name} words={words} detail={detail} />
        ))}
      </dl>
      <p id="copied" role="status" className="heard" data-words={words.copied} />
    </section>
  );
}

/** Returns whether the invoice has a payment code or bank details. */
export function hasPaymentDetails({ pay, document }: CustomerInvoice): boolean {
  return pay !== null || document.howToPay.length > 0;
}

/**
 * The pixels per module (QR square) in the image, and the CSS pixels per module on the screen. With
 * two device pixels per CSS pixel, a pixel of the image is exactly one device pixel.
 */
const IMAGE_PIXELS_PER_MODULE = 8;
const CSS_PIXELS_PER_MODULE = 4;

type PaymentCodeProps = Props & { pay: NonNullable<CustomerInvoice["pay"]> };

function PaymentCode({ words, invoice, pay }: PaymentCodeProps) {
  const qr = makeQrCode(pay.code);
  const side = countModulesPerSide(qr) * CSS_PIXELS_PER_MODULE;
  const label = words.scan(PAYMENT_CODE_NAMES[pay.kind]);
  return (
    <div className="code">
      <img
        src={`data:image/png;base64,${encodeQrPng(qr, IMAGE_PIXELS_PER_MODULE).toString("base64")}`}
        alt={label}
        width={side}
        height={side}
      />
      <p>
        <strong>{label}</strong>
        <br />
        {pay.name}
      </p>
      <p className="quiet">{amountHint(invoice, pay, words)}</p>
      <p className="quiet">{words.onThisPhone}</p>
    </div>
  );
}

function amountHint(
  { document }: CustomerInvoice,
  pay: PaymentCodeProps["pay"],
  words: Words,
): string {
  const amount = addCurrencySymbol(document.currency.symbol, document.totals.balance);
  const codeAmount = compareAmountInCode(pay);
  if (codeAmount === null) return words.typeAmount(amount);
  if (codeAmount === "filled") return words.amountFilled;
  return words.changeAmount({ codeAmount: codeAmount.other, amount });
}

type PaymentDetail = {
  name: string;
  /** The currency symbol, when the value is an amount. */
  symbol?: string;
  value: string;
  /** The text that the button copies, and the accessible name of the button. */
  copy?: { text: string; label: string };
};

function toPaymentDetails({ pay, document }: CustomerInvoice, words: Words): PaymentDetail[] {
  const { currency, totals } = document;
  const reference = pay?.reference || document.no;
  return [
    ...document.howToPay.map((row) => toPaymentDetail(row, words)),
    {
      name: words.amount,
      symbol: currency.symbol,
      value: totals.balance,
      copy: { text: totals.balance.replaceAll(",", ""), label: words.copies.amount },
    },
    {
      name: words.reference,
      value: reference,
      copy: { text: reference, label: words.copies.reference },
    },
  ];
}

type PrintedDetail = CustomerInvoice["document"]["howToPay"][number];

function toPaymentDetail({ kind, label, value }: PrintedDetail, words: Words): PaymentDetail {
  const copyable = (name: string, what: "account" | "payNow") => ({
    ...{ name, value },
    copy: { text: withoutSeparators(value), label: words.copies[what] },
  });
  switch (kind) {
    case "bank":
      return { name: words.bank, value };
    case "accountName":
      return { name: words.accountName, value };
    case "accountNumber":
      return copyable(words.accountNumber, "account");
    case "payNow":
      return copyable(label, "payNow");
    case null:
      return { name: label, value };
  }
}

/**
 * Removes spaces and dashes from a number, because the input fields of banks reject them. Text with
 * other characters, such as a UEN, is returned as it is.
 */
function withoutSeparators(number: string): string {
  return /^[\d\s-]+$/.test(number) ? number.replace(/[\s-]/g, "") : number;
}

type DetailProps = { words: Words; detail: PaymentDetail };

/**
 * Shows one detail. A tap on a value that can be copied selects the whole value. The button beside
 * the value is hidden until `COPY_SCRIPT` shows it.
 */
function Detail({ words, detail: { name, symbol, value, copy } }: DetailProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {symbol ? `${symbol} ` : null}
        <span className={copy ? "selected-whole" : undefined}>{value}</span>
      </dd>
      {copy ? (
        <dd className="copy">
          <button
            className="button"
            type="button"
            hidden
            data-copy={copy.text}
            aria-label={copy.label}
          >
            {words.copy}
          </button>
        </dd>
      ) : null}
    </div>
  );
}
