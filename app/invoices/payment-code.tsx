import type { PaymentCodeView } from "~/models/invoices/payment-code.server";
import { Amount } from "~/ui/amount";

type Props = { code: PaymentCodeView };

/** Pixels of a module: what a phone tells apart on the screen of another. */
const MODULE_PX = 3;

/** A QR code to pay by, with what it says in words. */
export function PaymentCode({ code: { title, amount, reference, name, hint, drawing } }: Props) {
  return (
    <div className="grid gap-3 sm:flex">
      <QrCode drawing={drawing} label={`${title}: code to scan`} />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-lg font-semibold">
          <Amount {...amount} />
        </p>
        {reference ? <p>{`Reference ${reference}`}</p> : null}
        <p>{name}</p>
        <p className="text-sm text-quiet">{hint}</p>
      </div>
    </div>
  );
}

type Drawing = { drawing: PaymentCodeView["drawing"]; label: string };

/** Black on white in the dark, too: few apps read it otherwise. */
export function QrCode({ drawing: { side, path }, label }: Drawing) {
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
