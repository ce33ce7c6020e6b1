import { PageLink } from "~/ui/page-link";
import { InvoiceHeading, type HeadingView } from "./invoice-heading";

/** Why something cannot be done, and where to go instead. */
export type Barrier = { title: string; text: string; to: string; link: string };

type BarrierText = Omit<Barrier, "title">;

/** Stands in a page's place; after a try the page shows its form, with what was typed. */
export function BarrierPage({
  heading,
  barrier,
}: {
  heading: HeadingView | null;
  barrier: BarrierText;
}) {
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-4 p-4">
      {heading ? <InvoiceHeading {...heading} /> : null}
      <BarrierNotice barrier={barrier} />
    </div>
  );
}

export function BarrierNotice({ barrier }: { barrier: BarrierText | null }) {
  if (!barrier) return null;
  return (
    <>
      <p className="notice">{barrier.text}</p>
      <PageLink className="button button-main" to={barrier.to}>
        {barrier.link}
      </PageLink>
    </>
  );
}
