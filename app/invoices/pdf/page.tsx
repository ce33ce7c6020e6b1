import { useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import type { loadPdfPreview } from "./loader.server";
import { InvoiceLacks } from "../invoice-lacks";
import { PdfPages } from "./pdf-pages";
import { PageLink } from "~/ui/page-link";

export function PdfPreviewPage() {
  const pdf = useLoaderData<typeof loadPdfPreview>();
  if (!pdf) {
    return (
      <EmptyState icon="file" text="Choose an invoice to see its PDF.">
        <PageLink className="button button-main" to={paths.invoices()}>
          All Invoices
        </PageLink>
      </EmptyState>
    );
  }
  return (
    <div className="mx-auto max-w-form p-4">
      <p className="mb-4 flex gap-3">
        <a className="button button-main flex-1" href={pdf.file} target="_blank" rel="noreferrer">
          Open PDF
        </a>
        {/* The answer itself says that it is to be saved: with `download`, a browser would save an
            error page too. */}
        <a className="button flex-1" href={pdf.saved}>
          Save PDF
        </a>
      </p>
      <div className="mb-4 empty:mb-0">
        <InvoiceLacks lacks={pdf.lacks} />
      </div>
      <PdfPages key={pdf.file} file={pdf.file} pages={pdf.pages} />
    </div>
  );
}
