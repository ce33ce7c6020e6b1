import type { LoaderFunctionArgs } from "@remix-run/node";
import { refuseOtherSites } from "~/form.server";
import { secureHeaders } from "~/headers.server";
import { drawPdfPage } from "~/pdf/pages.server";
import { pdfSource } from "~/pdf/sources.server";
import { withSession } from "~/session.server";

/** One page of a PDF as a picture; `?v=` names the version, which never changes. */
export async function loader({ request, params: { kind = "", id = "", page = "" } }: LoaderFunctionArgs) {
  refuseOtherSites(request);
  return withSession(request, async (session) => {
    const version = new URL(request.url).searchParams.get("v") ?? "";
    const image = await drawPdfPage(session, pdfSource(session, kind, id), { version, page: Number(page) });
    if (!image) return new Response("No such page.", { status: 404 });
    const headers = new Headers({ "Content-Type": "image/webp", "Cache-Control": "private, max-age=3600, immutable" });
    secureHeaders(headers);
    return new Response(image, { headers });
  });
}
