import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerSelectionPdf } from "~/invoices/select/answer-pdf.server";
import { answerFile } from "~/invoices/pdf/file-error.server";
import { refuseCrossSiteGet } from "~/server/security/cross-site.server";
import { withSession } from "~/server/session/guards.server";

/** Responds with the chosen invoices as one PDF. */
export async function loader({ request }: LoaderFunctionArgs) {
  refuseCrossSiteGet(request);
  return answerFile(request, () =>
    withSession(request, (session) => answerSelectionPdf(session, request)),
  );
}
