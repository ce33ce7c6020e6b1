import * as z from "zod";
import { NO_COLOR } from "~/lib/template-colors";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/record.server";

/**
 * How the company's invoices are printed; the colour is one of `TEMPLATE_COLORS`, white for none.
 */
export type Template = { style: 0 | 1 | 2; color: string };

const STYLES = [0, 1, 2] as const;

const templateAnswer = z.object({
  template: z
    .object({
      txn_template: z.coerce.number().nullish(),
      txn_template_color: z.string().nullish(),
    })
    .transform(({ txn_template, txn_template_color }): Template => ({
      style: STYLES.find((style) => style === txn_template) ?? 0,
      color: txn_template_color?.toUpperCase() || NO_COLOR,
    })),
});

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
  { style, color }: Template,
  key: string,
): Promise<void> {
  await callV2({
    method: "PUT",
    path: "/setting/update_template",
    body: {
      company_id: session.companyId,
      txn_template: style,
      txn_template_color: color === NO_COLOR ? "" : color,
    },
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.unknown(),
  });
}
