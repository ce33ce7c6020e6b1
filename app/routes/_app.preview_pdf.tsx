import type { LoaderFunctionArgs } from "@remix-run/node";
import { pdfWords } from "../../domain/words/pdf";
import { createTitleMeta } from "~/ui/title";
import { pdfPreviewScreen } from "~/invoices/pdf/page";
import { loadPdfPreview } from "~/invoices/pdf/loader.server";
import { withSession } from "~/server/session/guards.server";

export const meta = createTitleMeta(() => pdfWords.title);

export const handle = pdfPreviewScreen;

export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, (session) => loadPdfPreview(session, request));
}

export { PdfPreviewPage as default } from "~/invoices/pdf/page";
