import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerPdfPage } from "~/invoices/pdf/answer.server";
import { answerFile } from "~/invoices/pdf/file-error.server";
import { refuseCrossSiteGet } from "~/server/security/cross-site.server";
import { withSession } from "~/server/session/guards.server";

/** Responds with one page of a PDF as a picture. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  refuseCrossSiteGet(request);
  return answerFile(request, () =>
    withSession(request, (session) => answerPdfPage(session, { request, params })),
  );
}
