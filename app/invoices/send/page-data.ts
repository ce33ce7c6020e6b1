import type { useLoaderData } from "@remix-run/react";
import type { loadMessage } from "./load-message.server";
import type { loadInvoiceSend } from "./subjects/invoice.server";

/** What a page of 'Send' is given of what is sent, for its parts. */
export type SendPageData = ReturnType<typeof useLoaderData<typeof loadMessage>>;
export type SendDraftData = Extract<
  ReturnType<typeof useLoaderData<typeof loadInvoiceSend>>,
  { isDraft: true }
>;
