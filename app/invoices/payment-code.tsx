import { fill } from "../../domain/words/message";
import { paymentCodeWords as words } from "../../domain/words/payment-code";
import type { PaymentCodeView } from "~/models/invoices/payment-code.server";
import { Amount } from "~/ui/amount";

type Props = { code: PaymentCodeView };

/**
 * The size of one square of the QR code in CSS pixels, large enough to be scanned from a phone's
 * screen.
 */
const MODULE_PX = 3;

/**
 * Shows a QR code that the customer scans to pay, with the amount, the reference and the payee as
 * text.
 */
export function PaymentCodePanel({ code: { title, amount, reference, name, hint, svg } }: Props) {
  return (
    <div className="grid gap-3 sm:flex">
      <QrCodePicture svg={svg} label={fill(words.code, { title })} />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-lg font-semibold">
          <Amount {...amount} />
        </p>
        {reference ? <p>{fill(words.reference, { reference })}</p> : null}
        <p>{name}</p>
        <p className="text-sm text-quiet">{hint}</p>
      </div>
    </div>
  );
}

type QrCodeProps = { svg: PaymentCodeView["svg"]; label: string };

/**
 * Shows a QR code in black on white, in dark mode too, because few apps can scan inverted codes.
 */
export function QrCodePicture({ svg: { side, path }, label }: QrCodeProps) {
  return (
    <svg
      className="flex-none"
      role="img"
      aria-label={label}
      width={side * MODULE_PX}
      height={side * MODULE_PX}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="none" stroke="#000" d={path} />
    </svg>
  );
}
