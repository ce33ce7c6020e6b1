import * as z from "zod";
import { EXTENSIONS, type Extension } from "~/lib/extensions";
import { singleton } from "~/lib/singleton.server";
import { notFound } from "../error-page.server";
import { callV2 } from "./client.server";
import { UpstreamFault } from "./faults.server";

const ASK_AGAIN_MS = 5 * 60_000;
/** Until the API has answered for the first time. */
const RETRY_MS = 5_000;

const answer = z.object({ extensions: z.array(z.string()) });

/** Asks the API what it offers beyond the contract: now, and every five minutes. */
export function keepAskingForExtensions(): void {
  void extensions();
}

/** What the API offers, as it said last; no page asks for it anew. */
export function extensions(): Promise<Extension[]> {
  return kept().answered;
}

/** Throws the page of an address that names nothing, unless the API offers it. */
export async function requireExtension(name: Extension): Promise<void> {
  if (!(await extensions()).includes(name)) throw notFound();
}

const kept = () =>
  singleton("extensions", () => {
    const state: { answered: Promise<Extension[]> } = { answered: Promise.resolve([]) };
    const askAgain = (before: Extension[], wait: number) =>
      setTimeout(() => void refresh(before), wait).unref();
    const refresh = async (before: Extension[]) => {
      const now = await ask();
      askAgain(now ?? before, now ? ASK_AGAIN_MS : RETRY_MS);
      state.answered = Promise.resolve(now ?? before);
      return now ?? before;
    };
    state.answered = refresh([]);
    return state;
  });

/** Null while the API cannot be reached; a server of the plain v2 API has none. */
async function ask(): Promise<Extension[] | null> {
  try {
    const { extensions: named } = await callV2({ path: "/extensions", answer });
    return EXTENSIONS.filter((name) => named.includes(name));
  } catch (error) {
    return error instanceof UpstreamFault && error.kind !== "unreachable" ? [] : null;
  }
}
