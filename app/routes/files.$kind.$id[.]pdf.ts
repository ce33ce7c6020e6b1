import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerPdf } from "~/invoices/pdf/answer.server";
import { answerFile } from "~/invoices/pdf/file-error.server";
import { refuseCrossSiteGet } from "~/server/security/cross-site.server";
import { withSession } from "~/server/session/guards.server";

/** Responds with a PDF, to be opened or saved. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  refuseCrossSiteGet(request);
  return answerFile(request, () =>
    withSession(request, (session) => answerPdf(session, { request, params })),
  );
}
