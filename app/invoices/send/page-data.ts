import type { useLoaderData } from "@remix-run/react";
import type { loadMessage } from "./load-message.server";
import type { loadInvoiceSend } from "./subjects/invoice.server";

/** The loader's data of a page "Send". */
export type SendPageData = ReturnType<typeof useLoaderData<typeof loadMessage>>;

/** The loader's data of the question before a draft invoice is marked as sent. */
export type SendDraftData = Extract<
  ReturnType<typeof useLoaderData<typeof loadInvoiceSend>>,
  { isDraft: true }
>;
