import type { ReactNode } from "react";
import { inkOn, NO_COLOR } from "~/lib/template-colors";
import type { Template } from "~/models/template.server";

type Props = { template: Template; companyName: string; children: ReactNode };

/** A sheet of paper in the company's style and colour, light also in the dark; as it is printed. */
export function InvoicePaper({ template: { style, color }, companyName, children }: Props) {
  const isOnDark = style === 1 && color !== NO_COLOR && inkOn(color) === "#FFFFFF";
  return (
    <article className={`paper paper-${style}`}>
      <header className="paper-head">
        {color === NO_COLOR ? null : <Paint style={style} color={color} />}
        <p className={`relative ${isOnDark ? "text-[#fff]" : ""}`}>
          <span className="block text-lg font-semibold">{companyName}</span>
          Invoice
        </p>
      </header>
      {children}
    </article>
  );
}

// As a drawing: a colour of the company's own cannot stand in the style sheet.
function Paint({ style, color }: { style: Template["style"]; color: string }) {
  return (
    <svg
      className={style === 1 ? "paper-band" : "paper-rule"}
      preserveAspectRatio="none"
      viewBox="0 0 1 1"
      aria-hidden="true"
    >
      <rect width="1" height="1" fill={color} />
    </svg>
  );
}
