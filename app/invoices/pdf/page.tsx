import { useLoaderData } from "@remix-run/react";
import { paths, parseReturnPath } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import type { loadPdfPreview } from "./loader.server";
import { MissingBusinessDetails } from "../missing-business-details";
import { PdfPages } from "./pdf-pages";
import { PageLink } from "~/ui/page-link";
import type { Screen } from "~/shell/screen";
import { invoicePaths } from "../paths";

export const pdfPreviewScreen: Screen = {
  title: "Preview PDF",
  back: ({ search }) => createBackLink(search),
};

function createBackLink(search: URLSearchParams) {
  const invoiceId = search.get("invoice");
  if (!invoiceId) return { to: paths.invoices(), label: "Back to all invoices" };
  if (search.has("version"))
    return {
      to: invoicePaths.versions(invoiceId),
      label: "Back to the versions",
      icon: "close" as const,
    };
  const to = parseReturnPath(search.get("returnTo")) ?? paths.editInvoice(invoiceId);
  return { to, label: "Close", icon: "close" as const };
}

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
        <a
          className="button button-main flex-1"
          href={pdf.fileUrl}
          target="_blank"
          rel="noreferrer"
        >
          Open PDF
        </a>
        {/* The response's Content-Disposition saves the file. With a `download` attribute, a
            browser would save an error page too. */}
        <a className="button flex-1" href={pdf.downloadUrl}>
          Save PDF
        </a>
      </p>
      <div className="mb-4 empty:mb-0">
        <MissingBusinessDetails details={pdf.missingDetails} />
      </div>
      <PdfPages key={pdf.fileUrl} file={pdf.fileUrl} pages={pdf.pages} />
    </div>
  );
}
