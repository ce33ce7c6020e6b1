import { getLanguageTag } from "../../domain/languages";
import { getLanguage } from "../../domain/words/in-languages";
import { env } from "~/server/settings/env.server";
import { setSecurityHeaders } from "~/server/security/headers.server";
import { paths } from "~/paths";

const PAPER = "#ffffff";

/**
 * Responds with the web app manifest, which phones read when the app is added to the home screen.
 * Needs no session.
 */
export function loader() {
  const headers = new Headers({
    "Content-Type": "application/manifest+json",
    "Cache-Control": "public, max-age=3600",
    Vary: "Accept-Language, Cookie",
  });
  setSecurityHeaders(headers);
  const manifest = {
    name: env.BRAND_NAME,
    short_name: env.BRAND_NAME,
    lang: getLanguageTag(getLanguage()),
    id: paths.home(),
    start_url: paths.home(),
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers });
}
