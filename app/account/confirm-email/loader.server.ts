import { data } from "@remix-run/node";
import { isConfirmationLinkValid } from "~/models/account/confirmation.server";
import { checkLink } from "./check-link.server";

/** The HTTP status of the page, by the state of its link. */
export const LINK_STATUS = { right: 200, wrong: 404, limited: 429 };

/** Checks the link without using it, because some mail programs open links by themselves. */
export async function loadConfirmEmail(request: Request, token: string) {
  if (new URL(request.url).searchParams.has("done")) return data({ link: "used" as const });
  const link = await checkLink(request, () => isConfirmationLinkValid(token));
  return data({ link }, LINK_STATUS[link]);
}
