import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { UnusableDatabase } from "../../../platform/data-folder/database";
import { serveMetrics } from "../../../platform/metrics/serve";
import { announcement } from "./announcement.server";
import { env } from "../settings/env.server";
import { singleton } from "~/lib/singleton.server";
import { closePdfPages } from "./pages.server";
import { describeDraftsWith, type DescribeDraft } from "../drafts/unfinished.server";
import { finishRequests, guardHttpServers, stopListening, type DrawPage } from "./http-gate.server";
import { startDraining, rejectPages } from "./draining.server";
import { surviveErrors } from "./process-errors.server";
import { store } from "../store/store.server";
import { keepAskingForExtensions } from "../v2/extensions.server";
import { closeUpstream, NewerBooks, openUpstream, UnusableServer } from "../v2/transport.server";

/**
 * Runs when the server loads the built app: opens what it needs, says where it is, and closes it in
 * order.
 */
export function startServing({
  drawPage,
  describeDraft,
}: {
  drawPage: DrawPage;
  describeDraft: DescribeDraft;
}): void {
  describeDraftsWith(describeDraft);
  singleton("serving", () => {
    guardHttpServers(drawPage);
    if (env.METRICS_PORT) serveMetrics(env.METRICS_PORT, env.METRICS_HOST);
    surviveErrors();
    void openUpstream().then(() => {
      announce();
      keepAskingForExtensions();
    }, stop);
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void close());
    return true;
  });
}

function announce(): void {
  const { lines, warnings } = announcement(env);
  console.log(lines.join("\n"));
  for (const warning of warnings) console.warn(warning);
}

/** Errors whose message is all that whoever runs the program needs. */
const PLAIN = [UnusableDatabase, UnusableServer, NewerBooks];

function stop(error: unknown): void {
  console.error(
    "The embedded v2 API could not be opened:",
    error instanceof Error && PLAIN.some((kind) => error instanceof kind) ? error.message : error,
  );
  process.exit(1);
}

/** Long enough for a page to be asked for, and half as long as nginx then stays away. */
const TURN_AWAY_MS = 500;
const FINISH_MS = 10_000;

// Whoever spreads requests over several copies sees /healthz say 503, and is given time to. The
// databases, which would keep the process alive, are closed when the last answer has gone out.
// remix-serve stops listening by itself, on the same signal and at once: it goes first, for it
// complains of a server that has stopped.
async function close(): Promise<void> {
  startDraining();
  await setImmediate();
  if (env.LEAVING_SECONDS > 0) {
    await sleep(env.LEAVING_SECONDS * 1000);
    rejectPages();
    await sleep(TURN_AWAY_MS);
  }
  stopListening();
  await finishRequests(FINISH_MS);
  await closePdfPages();
  await closeUpstream().catch((error: unknown) => console.error("[close]", error));
  store.close();
  process.exit(0);
}
