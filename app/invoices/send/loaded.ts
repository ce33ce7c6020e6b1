import type { useLoaderData } from "@remix-run/react";
import type { loadSend } from "./load.server";

/** What the page of 'Send' is given, for its parts. */
export type Loaded = ReturnType<typeof useLoaderData<typeof loadSend>>;
