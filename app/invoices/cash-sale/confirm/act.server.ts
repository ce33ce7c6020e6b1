import { data, redirect } from "@remix-run/node";
import { minorToText } from "../../../../money/money";
import { validateForm } from "~/forms/validate.server";
import type { Problem } from "~/lib/problem";
import { readTypedAmount } from "~/lib/typed-amount";
import { sellForCash } from "~/models/invoices/cash-sale.server";
import { paths } from "~/paths";
import { readKey } from "~/server/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/record.server";
import { redirectWithSuccess } from "~/server/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { problemOf } from "~/server/v2/problem.server";
import { calculateSale } from "./amounts";
import { readSaleRules } from "./load.server";
import { cashSaleForm, type SoldLineForm } from "./schema";
import { invoicePaths } from "../../paths";

/** Makes the sale of the total that was asked about; of any other it asks again. */
export async function actOnCashSale(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  await requireExtension("cash_sale");
  await refuseOtherCompany(session, request, posted);
  const read = await validateForm(cashSaleForm, posted);
  if (read.error) throw redirect(paths.cashSale());
  const { lines, total, intent } = read.data;
  const key = readKey(posted);
  const errors = findErrors(lines);
  if (Object.keys(errors).length > 0) return answer({ key, lines, errors }, 422);
  try {
    const { rules } = await readSaleRules(session);
    const isAsked = minorToText(calculateSale(lines, rules).paid) === total;
    if (intent !== "sell" || !isAsked) return answer({ key, lines }, 200);
    const sold = lines.map((line) => ({
      ...line,
      quantity: readTypedAmount(line.quantity) ?? "",
    }));
    const { invoiceId, paymentId } = await sellForCash(session, sold, key);
    return await redirectWithSuccess(
      invoicePaths.receipt(invoiceId, paymentId),
      "Cash sale saved.",
    );
  } catch (error) {
    if (error instanceof UpstreamFault && error.isBarred) throw error;
    const { fault, answer: init } = problemOf(error);
    return answer({ key, lines, fault }, init);
  }
}

function findErrors(lines: SoldLineForm[]): Record<string, string> {
  const wrong = lines.flatMap(({ quantity }, index) =>
    Number(readTypedAmount(quantity) ?? 0) > 0
      ? []
      : [[`lines[${index}].quantity`, "Enter the quantity as a number above zero."]],
  );
  return Object.fromEntries(wrong) as Record<string, string>;
}

type Answer = {
  key: string;
  lines: SoldLineForm[];
  errors?: Record<string, string>;
  fault?: Problem | null;
};

function answer({ key, lines, errors = {}, fault = null }: Answer, init: number | ResponseInit) {
  return data({ key, lines, errors, fault }, init);
}
