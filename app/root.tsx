import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { useContext, useEffect, type ReactNode } from "react";
import { shellWords as words } from "../domain/words/shell";
import deskStyles from "./ui/desk.css?url";
import sheet from "./ui/styles.css?url";
import { ErrorMessage } from "./ui/error-message";
import type { Screen } from "./shell/screen";
import { Footer } from "./shell/footer";
import { Loading } from "./ui/loading";
import { useLinkNavigation } from "./ui/page-link";
import { PageContext, STYLES_ID } from "./ui/page-context";
import { errorTitleMeta } from "./ui/title";
import { Toast } from "./ui/toast";
import { useFocusOnNavigation } from "./ui/use-focus-on-navigation";
import { env } from "./server/settings/env.server";
import { toPolicyUrls } from "./server/settings/policies.server";
import { getToast } from "./server/session/toast.server";
import { createFormProof } from "./server/session/guards.server";

export const meta = errorTitleMeta;

const isOnServer = import.meta.env.SSR;

/** Loads what every page shows. Needs no session. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [{ toast, headers }, form] = await Promise.all([
    getToast(request),
    createFormProof(request),
  ]);
  const cookies = new Headers(headers);
  if (form.cookie) cookies.append("Set-Cookie", form.cookie);
  return data(
    {
      brand: env.BRAND_NAME,
      privacyUrl: toPolicyUrls("").privacy,
      toast: toast ?? null,
      formProof: form.proof,
    },
    { headers: cookies },
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const { lang, nonce, styles, isLite } = useContext(PageContext);
  const root = useRouteLoaderData<typeof loader>("root");
  const { paintsWith } = (useMatches().at(-1)?.handle ?? {}) as Partial<Screen>;
  useEffect(() => {
    document.documentElement.classList.add("scripted");
    if (import.meta.env.DEV) void import("./ui/dev-styles");
  }, []);
  useFocusOnNavigation();
  useLinkNavigation();
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        {/* In development, Vite adds style sheets by script. */}
        {import.meta.env.DEV ? (
          <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        ) : null}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        {/* The header's colour --paper of app/ui/base.css, dark and light. */}
        <meta name="theme-color" content="#101715" media="(prefers-color-scheme:dark)" />
        <meta name="theme-color" content="#fff" />
        {/* Apple's devices request apple-touch-icon.png without a link. */}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
        {paintsWith ? <link rel="expect" href={`#${paintsWith}`} blocking="render" /> : null}
        <style
          id={STYLES_ID}
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: styles }}
        />
        {/* Script loads the whole sheet for what it shows later (defer-scripts.server.ts). */}
        {isLite ? null : (
          <link rel="stylesheet" href={sheet} disabled={isOnServer} suppressHydrationWarning />
        )}
        {/* Browsers load a style sheet with low priority when its media query does not match. */}
        <link rel="stylesheet" href={deskStyles} media="(min-width:1024px)" />
      </head>
      <body>
        <a className="skip" href="#content">
          {words.skip}
        </a>
        <Loading />
        {children}
        <Toast toast={root?.toast ?? null} />
        {isLite ? null : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <>
      <main id="content" className="mx-auto max-w-form p-4">
        <ErrorMessage />
      </main>
      <Footer hasLanguages />
    </>
  );
}
