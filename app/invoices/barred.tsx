import { PageLink } from "~/ui/page-link";
import { InvoiceHeading, type Heading } from "./invoice-heading";

/** Why something cannot be done, and where to go instead. */
export type Barrier = { title: string; text: string; to: string; link: string };

type Way = Omit<Barrier, "title">;

/** Stands in a page's place; after a try the page shows its form, with what was typed. */
export function Barred({ heading, barrier }: { heading: Heading | null; barrier: Way }) {
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-4 p-4">
      {heading ? <InvoiceHeading {...heading} /> : null}
      <Instead barrier={barrier} />
    </div>
  );
}

export function Instead({ barrier }: { barrier: Way | null }) {
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
