import type { LoaderFunctionArgs } from "@remix-run/node";
import { secureHeaders } from "~/server/security/headers.server";
import { answerFile } from "~/invoices/pdf/file-error.server";
import { fetchPdf } from "~/invoices/pdf/sources.server";
import { refuseOtherSites } from "~/server/security/refuse-foreign.server";
import { withSession } from "~/server/session/guards.server";

/** A PDF, to open or, with `?save`, to save; the API's key and token stay on the server. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  refuseOtherSites(request);
  return answerFile(request, () =>
    withSession(request, async (session) => {
      const { bytes, disposition } = await fetchPdf(session, params);
      const isSaved = new URL(request.url).searchParams.has("save");
      const headers = new Headers({
        "Content-Type": "application/pdf",
        "Content-Disposition": `${isSaved ? "attachment" : "inline"}; ${fileName(disposition)}`,
      });
      secureHeaders(headers);
      return new Response(bytes, { headers });
    }),
  );
}

/** The name the API gives the file, reduced to what is harmless in a header. */
function fileName(disposition: string): string {
  const given = /filename="?([^";]+)/.exec(disposition)?.[1] ?? "invoice.pdf";
  return `filename="${given.replace(/[^\w. -]/g, "_")}"`;
}
