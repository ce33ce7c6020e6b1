import { useLoaderData } from "@remix-run/react";
import { PickList } from "~/ui/pick-list";
import type { loadPaymentFieldChooser } from "./choosers.server";

/** The method of a payment, or the account it is deposited to. */
export function PaymentFieldChooserPage() {
  return <PickList {...useLoaderData<typeof loadPaymentFieldChooser>()} />;
}
