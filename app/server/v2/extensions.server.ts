import * as z from "zod";
import { EXTENSIONS, type Extension } from "~/lib/extensions";
import { getSingleton } from "~/lib/singleton.server";
import { createNotFoundPage } from "../request/error-page.server";
import { callV2 } from "./client.server";
import { UpstreamFault } from "./faults.server";

/** The interval, in milliseconds, at which the extensions of a reachable API are requested. */
const REFRESH_MS = 5 * 60_000;
/** The interval, in milliseconds, at which an unreachable API is requested again. */
const RETRY_MS = 5_000;

const answer = z.object({ extensions: z.array(z.string()) });

/**
 * Requests the API's extensions now, then every five minutes, or every five seconds while the API
 * is unreachable.
 */
export function startExtensionPolling(): void {
  void listExtensions();
}

/**
 * Returns the extensions that the API reported last, of those that the app knows; empty for a plain
 * server, and until the API is first reached. Waits only for the first request to the API; later
 * requests run in the background.
 */
export function listExtensions(): Promise<Extension[]> {
  return (state().known ??= refresh([]));
}

/** Throws the 'Not found' page unless the API offers the extension. */
export async function requireExtension(name: Extension): Promise<void> {
  if (!(await listExtensions()).includes(name)) throw createNotFoundPage();
}

/**
 * Returns whether the extension is missing from `listExtensions`. Returns false before the
 * extensions were first requested.
 */
export async function lacksExtension(name: Extension): Promise<boolean> {
  const { known } = state();
  return known !== null && !(await known).includes(name);
}

/** `known` is null until the extensions are first requested. */
type State = { known: Promise<Extension[]> | null };

const state = () => getSingleton("extensions", (): State => ({ known: null }));

async function refresh(previous: Extension[]): Promise<Extension[]> {
  const current = await fetchExtensions();
  const known = current ?? previous;
  setTimeout(() => void refresh(known), current ? REFRESH_MS : RETRY_MS).unref();
  state().known = Promise.resolve(known);
  return known;
}

/**
 * Returns null while the API cannot be reached, and an empty list after any other fault, such as
 * the 404 of a plain server.
 */
async function fetchExtensions(): Promise<Extension[] | null> {
  try {
    const { extensions: offered } = await callV2({ path: "/extensions", answer });
    return EXTENSIONS.filter((name) => offered.includes(name));
  } catch (error) {
    return error instanceof UpstreamFault && error.kind !== "unreachable" ? [] : null;
  }
}
