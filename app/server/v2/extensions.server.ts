import * as z from "zod";
import { EXTENSIONS, type Extension } from "~/lib/extensions";
import { singleton } from "~/lib/singleton.server";
import { notFound } from "../request/error-page.server";
import { callV2 } from "./client.server";
import { UpstreamFault } from "./faults.server";

const REFRESH_MS = 5 * 60_000;
/** Until the API has answered for the first time. */
const RETRY_MS = 5_000;

const answer = z.object({ extensions: z.array(z.string()) });

/** Asks the API what it offers beyond the contract: now, and every five minutes. */
export function startExtensionPolling(): void {
  void listExtensions();
}

/** What the API offers, as it said last; no page asks for it anew. */
export function listExtensions(): Promise<Extension[]> {
  return (state().known ??= refresh([]));
}

/** Throws the page of an address that names nothing, unless the API offers it. */
export async function requireExtension(name: Extension): Promise<void> {
  if (!(await listExtensions()).includes(name)) throw notFound();
}

/** Whether the API has been asked what it offers, and does not name this. */
export async function lacksExtension(name: Extension): Promise<boolean> {
  const { known: answered } = state();
  return answered !== null && !(await answered).includes(name);
}

type State = { known: Promise<Extension[]> | null };

const state = () => singleton("extensions", (): State => ({ known: null }));

async function refresh(before: Extension[]): Promise<Extension[]> {
  const now = await fetchExtensions();
  const known = now ?? before;
  setTimeout(() => void refresh(known), now ? REFRESH_MS : RETRY_MS).unref();
  state().known = Promise.resolve(known);
  return known;
}

/** Null while the API cannot be reached; a server of the plain v2 API has none. */
async function fetchExtensions(): Promise<Extension[] | null> {
  try {
    const { extensions: named } = await callV2({ path: "/extensions", answer });
    return EXTENSIONS.filter((name) => named.includes(name));
  } catch (error) {
    return error instanceof UpstreamFault && error.kind !== "unreachable" ? [] : null;
  }
}
