import { useLoaderData } from "@remix-run/react";
import { commonWords } from "../../../domain/words/common";
import { pdfWords as words } from "../../../domain/words/pdf";
import { paths, parseReturnPath } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import type { loadPdfPreview } from "./loader.server";
import { MissingBusinessDetails } from "../missing-business-details";
import { PdfPages } from "./pdf-pages";
import { PageLink } from "~/ui/page-link";
import type { Screen } from "~/shell/screen";
import { invoicePaths } from "../paths";

export const pdfPreviewScreen: Screen = {
  get title() {
    return words.title;
  },
  back: ({ search }) => createBackLink(search),
};

function createBackLink(search: URLSearchParams) {
  const invoiceId = search.get("invoice");
  if (!invoiceId) return { to: paths.invoices(), label: commonWords.backToInvoices };
  if (search.has("version"))
    return {
      to: invoicePaths.versions(invoiceId),
      label: words.backToVersions,
      icon: "close" as const,
    };
  const to = parseReturnPath(search.get("returnTo")) ?? paths.editInvoice(invoiceId);
  return { to, label: commonWords.close, icon: "close" as const };
}

export function PdfPreviewPage() {
  const pdf = useLoaderData<typeof loadPdfPreview>();
  if (!pdf) {
    return (
      <EmptyState icon="file" text={words.chooseInvoice}>
        <PageLink className="button button-main" to={paths.invoices()}>
          {words.allInvoices}
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
          {words.open}
        </a>
        {/* The response's Content-Disposition saves the file. With a `download` attribute, a
            browser would save an error page too. */}
        <a className="button flex-1" href={pdf.downloadUrl}>
          {words.save}
        </a>
      </p>
      <div className="mb-4 empty:mb-0">
        <MissingBusinessDetails details={pdf.missingDetails} />
      </div>
      <PdfPages key={pdf.fileUrl} file={pdf.fileUrl} pages={pdf.pages} />
    </div>
  );
}
