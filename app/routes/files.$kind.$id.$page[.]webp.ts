import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/server/error-page.server";
import { secureHeaders } from "~/server/security/headers.server";
import { answerFile } from "~/invoices/pdf/file-error.server";
import { drawPdfPage } from "~/server/files/pages.server";
import { pdfSource, readPageParams } from "~/invoices/pdf/sources.server";
import { refuseOtherSites } from "~/server/security/refuse-foreign.server";
import { withSession } from "~/server/session/guards.server";

/** One page of a PDF as a picture; `?v=` names the version. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  refuseOtherSites(request);
  return answerFile(request, () =>
    withSession(request, async (session) => {
      const { kind, id, ...wanted } = readPageParams(params, new URL(request.url).searchParams);
      const image = await drawPdfPage(session, pdfSource(session, kind, id), {
        ...wanted,
        signal: request.signal,
      });
      if (!image) throw notFound();
      const headers = new Headers({ "Content-Type": "image/webp" });
      // A version never changes.
      if (wanted.version) headers.set("Cache-Control", "private, max-age=3600, immutable");
      secureHeaders(headers);
      return new Response(image, { headers });
    }),
  );
}
