import * as z from "zod";
import { findInvoiceStyle, DEFAULT_STYLE, type InvoiceStyle } from "../../domain/invoice-styles";
import { NO_COLOR } from "../../domain/palette";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";

/**
 * The template of the company's invoices. `color` is hexadecimal, like those in `TEMPLATE_COLORS`;
 * white means no colour. `style` is null when the API uses a style that this app does not know.
 */
export type Template = { style: InvoiceStyle | null; color: string };

const templateAnswer = z.object({
  template: z
    .object({
      txn_template: z.union([z.string(), z.number()]).nullish(),
      txn_template_color: z.string().nullish(),
    })
    .transform(({ txn_template, txn_template_color }): Template => ({
      style: isBlank(txn_template) ? DEFAULT_STYLE : (findInvoiceStyle(txn_template) ?? null),
      color: txn_template_color?.toUpperCase() || NO_COLOR,
    })),
});

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}

export async function readTemplate(session: Session): Promise<Template> {
  const { template } = await callV2({
    path: "/setting/active_template",
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: templateAnswer,
  });
  return template;
}

export async function saveTemplate(
  session: Session,
  { style, color }: Template & { style: InvoiceStyle },
  idempotencyKey: string,
): Promise<void> {
  await callV2({
    method: "PUT",
    path: "/setting/update_template",
    body: {
      company_id: session.companyId,
      txn_template: style.id,
      txn_template_color: color === NO_COLOR ? "" : color,
    },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.unknown(),
  });
}
