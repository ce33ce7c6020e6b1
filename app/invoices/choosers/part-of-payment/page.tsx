import { useLoaderData } from "@remix-run/react";
import { PickList } from "~/ui/pick-list";
import type { loadPartOfPayment } from "./parts.server";

/** The method of a payment, or the account it is deposited to. */
export function PartOfPaymentPage() {
  return <PickList {...useLoaderData<typeof loadPartOfPayment>()} />;
}
