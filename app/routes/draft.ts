import type { ActionFunctionArgs } from "@remix-run/node";
import { contactForm } from "~/contacts/schema";
import { autosaveRecord } from "~/forms/record/autosave.server";
import { autosaveInvoiceDraft } from "~/invoices/form/draft/autosave.server";
import { itemForm } from "~/items/schema";
import { createNotFoundPage } from "~/server/request/error-page.server";
import { answerLookup } from "~/server/request/lookup.server";
import { withBackgroundPost } from "~/server/session/guards.server";

/**
 * Stores the draft of an invoice, a contact or an item while the user types. Only script posts to
 * this route. The parameter `of` is the path of the contact's or the item's form, absent for an
 * invoice.
 */
export async function action({ request }: ActionFunctionArgs) {
  const path = new URL(request.url).searchParams.get("of");
  return answerLookup(() =>
    withBackgroundPost(request, ({ session, form: posted }) => {
      if (path === null) return autosaveInvoiceDraft(session, { request, posted });
      if (CONTACT_PAGE.test(path))
        return autosaveRecord(session, { schema: contactForm, path }, { request, posted });
      if (ITEM_PAGE.test(path))
        return autosaveRecord(session, { schema: itemForm, path }, { request, posted });
      throw createNotFoundPage();
    }),
  );
}

const CONTACT_PAGE = /^\/(?:create_(?:person|business)|edit_(?:person|business)\/[^/]{1,200})$/;
const ITEM_PAGE = /^\/(?:create_item|edit_item\/[^/]{1,200})$/;
