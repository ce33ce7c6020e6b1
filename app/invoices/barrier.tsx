import { PageLink } from "~/ui/page-link";
import { InvoiceHeading, type HeadingView } from "./invoice-heading";

/**
 * The reason why the state of an invoice or credit note does not allow an operation, and a link to
 * the page that helps. `to` is the address of the link, `link` its text. `title` is the title of a
 * dialog with the reason.
 */
export type Barrier = { title: string; text: string; to: string; link: string };

type BarrierContent = Omit<Barrier, "title">;

/**
 * Shows the reason in place of the form, for an operation that is not possible. After a refused
 * post, the form is shown again with the typed values and with a `BarrierNotice`.
 */
export function BarrierPage({
  heading,
  barrier,
}: {
  heading: HeadingView | null;
  barrier: BarrierContent;
}) {
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-4 p-4">
      {heading ? <InvoiceHeading {...heading} /> : null}
      <BarrierNotice barrier={barrier} />
    </div>
  );
}

/** Shows the reason and the link; nothing when `barrier` is null. */
export function BarrierNotice({ barrier }: { barrier: BarrierContent | null }) {
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
