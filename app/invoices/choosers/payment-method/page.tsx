import { useLoaderData } from "@remix-run/react";
import { PickList } from "~/ui/pick-list";
import type { loadPaymentMethodChooser } from "./load.server";

export function PaymentMethodChooserPage() {
  return <PickList {...useLoaderData<typeof loadPaymentMethodChooser>()} />;
}
