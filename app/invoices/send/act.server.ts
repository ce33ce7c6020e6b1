import { data, redirect } from "@remix-run/node";
import { fieldText } from "~/lib/field-text";
import { makeLink, revokeLink } from "~/models/invoices/link.server";
import { readKey } from "~/server/posted-form.server";
import { refuseOtherCompany } from "~/server/session/other-company.server";
import type { Session } from "~/server/session/record.server";
import { redirectWithSuccess } from "~/server/toast.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { problemOf } from "~/server/v2/problem.server";
import { invoicePaths } from "../paths";
import { NEW_LINK, REVOKE } from "./intent";

type Posted = { request: Request; id: string; posted: FormData };

/** Makes the customer's link, revokes it, or puts a new one in its place. */
export async function actOnSend(session: Session, { request, id, posted }: Posted) {
  await requireExtension("links");
  await refuseOtherCompany(session, request, posted);
  const intent = fieldText(posted, "intent");
  const key = readKey(posted);
  const there = invoicePaths.send(id);
  try {
    if (intent === REVOKE || intent === NEW_LINK) await revokeLink(session, id, `${key}-revoke`);
    if (intent === REVOKE)
      return await redirectWithSuccess(there, "The link is revoked: it leads nowhere any more.");
    await makeLink(session, id, `${key}-make`);
  } catch (error) {
    if (error instanceof UpstreamFault && error.isBarred) throw error;
    const { fault, answer } = problemOf(error);
    return data({ fault }, answer);
  }
  return redirect(there);
}
