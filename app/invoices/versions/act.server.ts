import { data } from "@remix-run/node";
import { restoreInvoice } from "~/models/invoices/issued.server";
import { paths } from "~/paths";
import { readKey } from "~/server/posted-form.server";
import type { Session } from "~/server/session/record.server";
import { redirectWithSuccess } from "~/server/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { problemOf } from "~/server/v2/problem.server";

/** Restores a deleted invoice. */
export async function actOnDeletedInvoice(
  session: Session,
  { id, posted }: { id: string; posted: FormData },
) {
  await requireExtension("issued");
  try {
    const { no } = await restoreInvoice(session, id, `${readKey(posted)}-${id}`);
    return await redirectWithSuccess(paths.invoice(id), `Invoice ${no} successfully restored.`);
  } catch (error) {
    if (error instanceof UpstreamFault && error.isBarred) throw error;
    const { fault, answer } = problemOf(error);
    return data({ fault }, answer);
  }
}
