import { useLoaderData } from "@remix-run/react";
import { PickList } from "~/ui/pick-list";
import type { loadPaymentFieldChooser } from "./choosers.server";

/** Shows the payment methods or the deposit accounts. */
export function PaymentFieldChooserPage() {
  return <PickList {...useLoaderData<typeof loadPaymentFieldChooser>()} />;
}
