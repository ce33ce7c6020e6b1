import { data, redirect } from "@remix-run/node";
import type { FaultText } from "~/lib/fault-messages";
import { confirmEmail } from "~/models/account/confirmation.server";
import { paths } from "~/paths";
import { toFormFault } from "~/server/v2/form-fault.server";
import { LINK_STATUS } from "./loader.server";
import { checkLink } from "./check-link.server";

/** Confirms the email address that the link was sent to. Needs the link only, no login. */
export async function submitConfirmEmail(request: Request, token: string) {
  try {
    const link = await checkLink(request, () => confirmEmail(token));
    if (link === "right") return redirect(paths.confirmEmail("", { done: true }));
    return data({ link, fault: null }, LINK_STATUS[link]);
  } catch (error) {
    const { fault, responseInit } = toFormFault(error);
    return data<{ link: "right"; fault: FaultText | null }>({ link: "right", fault }, responseInit);
  }
}
