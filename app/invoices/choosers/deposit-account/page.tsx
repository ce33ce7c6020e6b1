import { useLoaderData } from "@remix-run/react";
import { PickList } from "~/ui/pick-list";
import type { loadDepositAccountChooser } from "./load.server";

export function DepositAccountChooserPage() {
  return <PickList {...useLoaderData<typeof loadDepositAccountChooser>()} />;
}
