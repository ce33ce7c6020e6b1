import { setImmediate as nextTurn } from "node:timers/promises";
import type { EntryContext } from "@remix-run/node";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** What React writes in place of a part that failed, or that was not there yet. */
const LEFT_OUT = "<!--$!-->";

type Rendered = {
  page: string;
  /** A part of it that may wait could not be drawn, and is left to the browser. */
  hasFailed: boolean;
};

/** Draws a page whole, at most twice, or throws what its components threw. */
export async function renderPage(draw: () => ReactNode): Promise<Rendered> {
  const first = renderToString(draw());
  if (!first.includes(LEFT_OUT)) return { page: first, hasFailed: false };
  // A component of `lazy` is there from its second use on.
  await nextTurn();
  const second = renderToString(draw());
  const hasFailed = second.includes(LEFT_OUT);
  if (hasFailed) console.error("[render] a part of the page could not be drawn");
  return { page: second, hasFailed };
}

/**
 * Reads the data that Remix writes at the end of the page, where its components find it: they would
 * wait for it otherwise. They ask for a reader at each drawing nevertheless, see `withUnreadStream`.
 */
export async function readPageData({
  serverHandoffStream,
  renderMeta,
}: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return;
  const reader = serverHandoffStream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let step = await reader.read(); !step.done; step = await reader.read())
    text += decoder.decode(step.value, { stream: true });
  reader.releaseLock();
  const read = (result: { done: boolean; value: string }) =>
    Object.assign(Promise.resolve(), { result });
  renderMeta.streamCache = [read({ done: false, value: text }), read({ done: true, value: "" })];
}

/** The context for the next drawing: a stream has one reader, and nothing is left to be read. */
export const withUnreadStream = (context: EntryContext): EntryContext =>
  context.serverHandoffStream?.locked
    ? { ...context, serverHandoffStream: new ReadableStream() }
    : context;
