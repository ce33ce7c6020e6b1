import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadLogo } from "~/business/loader.server";
import { pdfWords } from "../../domain/words/pdf";
import { answerFile } from "~/invoices/pdf/file-error.server";
import { refuseCrossSiteGet } from "~/server/security/cross-site.server";
import { withSession } from "~/server/session/guards.server";

export async function loader({ request }: LoaderFunctionArgs) {
  refuseCrossSiteGet(request);
  return answerFile(request, () => withSession(request, (session) => loadLogo(session, request)), [
    pdfWords.logoNotShown.first,
    pdfWords.logoNotShown.second,
  ]);
}
