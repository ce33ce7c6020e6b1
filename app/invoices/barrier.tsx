import { PageLink } from "~/ui/page-link";
import { InvoiceHeading, type HeadingView } from "./invoice-heading";

/** The reason why an operation is not possible, and a link to a page that helps. */
export type Barrier = { title: string; text: string; to: string; link: string };

type BarrierText = Omit<Barrier, "title">;

/**
 * Replaces a page whose operation is not possible. A refused post shows the form again instead,
 * with what was typed.
 */
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
