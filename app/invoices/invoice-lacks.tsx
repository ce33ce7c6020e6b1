import { Lacks, type LackView } from "~/ui/lacks";

/** Shows beside an invoice which details the business profile still lacks. */
export function InvoiceLacks({ lacks }: { lacks: LackView[] }) {
  return (
    <Lacks
      title="What your invoice still lacks"
      hint="It can be sent all the same."
      lacks={lacks}
    />
  );
}
