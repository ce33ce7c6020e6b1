import type { LoaderFunctionArgs } from "@remix-run/node";
import { refuseOtherSites } from "~/form.server";
import { secureHeaders } from "~/headers.server";
import { drawPdfPage } from "~/pdf/pages.server";
import { withSession } from "~/session.server";

/** One page of the invoice's PDF as a picture; `?v=` names the version, which never changes. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  refuseOtherSites(request);
  return withSession(request, async (session) => {
    const version = new URL(request.url).searchParams.get("v") ?? "";
    const image = await drawPdfPage(session, params.id ?? "", { version, page: Number(params.page) });
    if (!image) return new Response("No such page.", { status: 404 });
    const headers = new Headers({ "Content-Type": "image/webp", "Cache-Control": "private, max-age=3600, immutable" });
    secureHeaders(headers);
    return new Response(image, { headers });
  });
}
