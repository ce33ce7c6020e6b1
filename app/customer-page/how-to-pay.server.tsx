import { addCurrencySymbol } from "../../domain/money/with-symbol";
import { makeQrCode } from "../../domain/payment-codes/qr-code";
import { compareAmountInCode, PAYMENT_CODE_NAMES } from "../../domain/payment-codes/payer-text";
import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import { countModulesPerSide, encodeQrPng } from "./qr-png.server";
import { fill } from "../../domain/words/message";
import type { CustomerPageWords } from "../../domain/words/customer-page";
import type { CustomerTexts } from "./texts.server";

type Props = { texts: CustomerTexts; invoice: CustomerInvoice };

/**
 * Shows how to pay an unpaid invoice: the payment code and the bank details that the invoice has,
 * and the amount and reference to type into a banking app.
 */
export function HowToPay({ texts, invoice }: Props) {
  const { pay } = invoice;
  const details = toPaymentDetails(invoice, texts);
  return (
    <section className="card pay" aria-labelledby="pay">
      <h2 id="pay">{texts.labels.words.howToPay}</h2>
      {pay ? <PaymentCode words={texts.words} invoice={invoice} pay={pay} /> : null}
      <dl>
        {details.map((detail) => (
          <Detail key={detail.name} words={texts.words} detail={detail} />
        ))}
      </dl>
      <p id="copied" role="status" className="heard" data-words={texts.words.copied} />
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

type PaymentCodeProps = {
  words: CustomerPageWords;
  invoice: CustomerInvoice;
  pay: NonNullable<CustomerInvoice["pay"]>;
};

function PaymentCode({ words, invoice, pay }: PaymentCodeProps) {
  const qr = makeQrCode(pay.code);
  const side = countModulesPerSide(qr) * CSS_PIXELS_PER_MODULE;
  const label = fill(words.scan, { name: PAYMENT_CODE_NAMES[pay.kind] });
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
  words: CustomerPageWords,
): string {
  const amount = addCurrencySymbol(document.currency.symbol, document.totals.balance);
  const codeAmount = compareAmountInCode(pay);
  if (codeAmount === null) return fill(words.typeAmount, { amount });
  if (codeAmount === "filled") return words.amountFilled;
  return fill(words.changeAmount, { codeAmount: codeAmount.other, amount });
}

type PaymentDetail = {
  name: string;
  /** The currency symbol, when the value is an amount. */
  symbol?: string;
  value: string;
  /** The text that the button copies, and the accessible name of the button. */
  copy?: { text: string; label: string };
};

function toPaymentDetails(
  { pay, document }: CustomerInvoice,
  texts: CustomerTexts,
): PaymentDetail[] {
  const { words, labels } = texts;
  const { currency, totals } = document;
  const reference = pay?.reference || document.no;
  return [
    ...document.howToPay.map((row) => toPaymentDetail(row, texts)),
    {
      name: words.amount,
      symbol: currency.symbol,
      value: totals.balance,
      copy: { text: totals.balance.replaceAll(",", ""), label: words.copies.amount },
    },
    {
      name: labels.words.reference,
      value: reference,
      copy: { text: reference, label: words.copies.reference },
    },
  ];
}

type PrintedDetail = CustomerInvoice["document"]["howToPay"][number];

function toPaymentDetail(
  { kind, label, value }: PrintedDetail,
  { words, labels }: CustomerTexts,
): PaymentDetail {
  const detail = { name: labels.translate(label).text, value };
  const what = kind === null ? undefined : COPIED[kind];
  if (!what) return detail;
  return { ...detail, copy: { text: withoutSeparators(value), label: words.copies[what] } };
}

/** The details that a customer copies, by kind. */
const COPIED: Partial<Record<NonNullable<PrintedDetail["kind"]>, "account" | "payNow">> = {
  accountNumber: "account",
  payNow: "payNow",
};

/**
 * Removes spaces and dashes from a number, because the input fields of banks reject them. Text with
 * other characters, such as a UEN, is returned as it is.
 */
function withoutSeparators(number: string): string {
  return /^[\d\s-]+$/.test(number) ? number.replace(/[\s-]/g, "") : number;
}

type DetailProps = { words: CustomerPageWords; detail: PaymentDetail };

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
