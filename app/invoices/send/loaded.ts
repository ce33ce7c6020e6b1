import type { useLoaderData } from "@remix-run/react";
import type { loadMessage } from "./load-message.server";
import type { loadSend } from "./subjects/invoice.server";

/** What a page of 'Send' is given of what is sent, for its parts. */
export type Loaded = ReturnType<typeof useLoaderData<typeof loadMessage>>;
export type LoadedDraft = Extract<
  ReturnType<typeof useLoaderData<typeof loadSend>>,
  { isDraft: true }
>;
