import type { useLoaderData } from "@remix-run/react";
import type { loadSend } from "./load.server";

type Given = ReturnType<typeof useLoaderData<typeof loadSend>>;

/** What the page of 'Send' is given of an issued invoice, for its parts. */
export type Loaded = Extract<Given, { isDraft: false }>;
export type LoadedDraft = Extract<Given, { isDraft: true }>;
