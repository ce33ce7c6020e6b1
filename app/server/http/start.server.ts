import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { UnusableDatabase } from "../../../platform/data-folder/database";
import { serveMetrics } from "../../../platform/metrics/serve";
import { formatStartupMessage } from "./startup-message.server";
import { env } from "../settings/env.server";
import { getSingleton } from "~/lib/singleton.server";
import { closePdfPages } from "./pdf-pages.server";
import { registerDraftDescriber, type DescribeDraft } from "../drafts/drafts.server";
import {
  waitForOpenRequests,
  installHttpGate,
  stopListening,
  type RenderErrorPage,
} from "./http-gate.server";
import { startDraining, rejectPages } from "./draining.server";
import { handleProcessErrors } from "./process-errors.server";
import { store } from "../store/store.server";
import { startExtensionPolling } from "../v2/extensions.server";
import {
  closeUpstream,
  NewerBooksError,
  openUpstream,
  UnusableServerError,
} from "../v2/transport.server";

/**
 * Opens what the app needs, and logs the app's address, when remix-serve loads the app. On SIGTERM
 * and SIGINT, closes everything in order and ends the program.
 */
export function startServing({
  renderErrorPage,
  describeDraft,
}: {
  renderErrorPage: RenderErrorPage;
  describeDraft: DescribeDraft;
}): void {
  registerDraftDescriber(describeDraft);
  getSingleton("serving", () => {
    installHttpGate(renderErrorPage);
    if (env.METRICS_PORT) serveMetrics(env.METRICS_PORT, env.METRICS_HOST);
    handleProcessErrors();
    void openUpstream().then(() => {
      logStartup();
      startExtensionPolling();
    }, exitWithError);
    for (const signal of ["SIGTERM", "SIGINT"] as const)
      process.once(signal, () => void shutDown());
    return true;
  });
}

function logStartup(): void {
  const { lines, warnings } = formatStartupMessage(env);
  console.log(lines.join("\n"));
  for (const warning of warnings) console.warn(warning);
}

/** The classes of errors of which only the message is printed, without a stack trace. */
const EXPECTED_ERRORS = [UnusableDatabase, UnusableServerError, NewerBooksError];

function exitWithError(error: unknown): void {
  console.error(
    "The embedded v2 API could not be started:",
    error instanceof Error && EXPECTED_ERRORS.some((kind) => error instanceof kind)
      ? error.message
      : error,
  );
  process.exit(1);
}

/**
 * The time in which requests for pages are rejected. It is long enough for nginx to send one such
 * request and learn of it. nginx then avoids this copy for a second, which is twice as long.
 */
const REJECT_PAGES_MS = 500;
/** The maximum time for open requests to end. */
const FINISH_MS = 10_000;

// First, /healthz responds with 503, and a load balancer has LEAVING_SECONDS to react. remix-serve
// stops listening on the same signal. The app waits for that (`setImmediate`), because remix-serve
// fails when the server has already stopped. The databases are closed after the last response.
async function shutDown(): Promise<void> {
  startDraining();
  await setImmediate();
  if (env.LEAVING_SECONDS > 0) {
    await sleep(env.LEAVING_SECONDS * 1000);
    rejectPages();
    await sleep(REJECT_PAGES_MS);
  }
  stopListening();
  await waitForOpenRequests(FINISH_MS);
  await closePdfPages();
  await closeUpstream().catch((error: unknown) => console.error("[close]", error));
  store.close();
  process.exit(0);
}
