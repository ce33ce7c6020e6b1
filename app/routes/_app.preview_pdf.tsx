import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/ui/empty-state";
import { PdfPages } from "~/invoices/pdf/pdf-pages";
import type { Screen } from "~/ui/shell/screen";
import { titled } from "~/ui/title";
import { showPdf } from "~/invoices/pdf/shown.server";
import { paths } from "~/paths";
import { withSession } from "~/server/session/guards.server";

export const meta = titled("Preview PDF");

export const handle: Screen = {
  title: "Preview PDF",
  back: ({ search }) => wayBack(search.get("invoice")),
};

function wayBack(invoiceId: string | null) {
  if (!invoiceId) return { to: paths.invoices(), label: "Back to all invoices" };
  return { to: paths.editInvoice(invoiceId), label: "Close", icon: "close" as const };
}

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    const id = new URL(request.url).searchParams.get("invoice") ?? "";
    if (!id) return null;
    return showPdf(session, "invoice", id);
  });
}

export default function PreviewPdf() {
  const pdf = useLoaderData<typeof loader>();
  if (!pdf) {
    return (
      <EmptyState icon="file" text="Choose an invoice to see its PDF.">
        <Link className="button button-main" to={paths.invoices()}>
          All Invoices
        </Link>
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
      <PdfPages key={pdf.file} file={pdf.file} pages={pdf.pages} />
    </div>
  );
}
