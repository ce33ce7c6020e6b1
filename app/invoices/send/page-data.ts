import type { useLoaderData } from "@remix-run/react";
import type { loadMessage } from "./load-message.server";
import type { loadInvoiceSend } from "./subjects/invoice.server";

/** The loader's data of a page "Send"; `SendDraftData` is that of a draft invoice. */
export type SendPageData = ReturnType<typeof useLoaderData<typeof loadMessage>>;
export type SendDraftData = Extract<
  ReturnType<typeof useLoaderData<typeof loadInvoiceSend>>,
  { isDraft: true }
>;
