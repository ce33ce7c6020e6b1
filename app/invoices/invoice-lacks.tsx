import { Lacks, type LackView } from "~/ui/lacks";

/** Beside an invoice as it will be printed: what the business has not said of itself yet. */
export function InvoiceLacks({ lacks }: { lacks: LackView[] }) {
  return (
    <Lacks
      title="What your invoice still lacks"
      hint="It can be sent all the same."
      lacks={lacks}
    />
  );
}
