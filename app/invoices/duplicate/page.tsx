import { useLoaderData, useNavigation } from "@remix-run/react";
import { paths } from "~/paths";
import { PostForm } from "~/ui/post-form";
import { InvoiceHeading } from "../invoice-heading";
import type { loadDuplicate } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import type { Screen } from "~/shell/screen";

export const duplicateScreen: Screen = {
  title: "Same again",
  back: ({ search }) => {
    const invoice = search.get("invoice");
    return invoice
      ? { to: paths.invoice(invoice), label: "Back to the invoice" }
      : { to: paths.invoices(), label: "Back to all invoices" };
  },
};

/**
 * Asks for a confirmation before the invoice is duplicated. Warns when an existing draft would be
 * replaced.
 */
export function DuplicatePage() {
  const { key, heading, date, existingDraft } = useLoaderData<typeof loadDuplicate>();
  const isBusy = useNavigation().state !== "idle";
  return (
    <PostForm className="mx-auto grid max-w-form grid-cols-1 gap-4 p-4">
      <InvoiceHeading {...heading} />
      <p>
        Makes a new draft{date ? ` of ${date}` : ""} with the same customer, lines and notes, under
        the next number. Nothing is saved or sent before you do it.
      </p>
      <input type="hidden" name="key" value={key} />
      {existingDraft ? (
        <>
          <div className="notice">
            <p className="font-semibold">You have begun another new invoice</p>
            <p className="break-words">{existingDraft.summary}</p>
            <p>Go on with it and save it first, or leave what was entered there.</p>
          </div>
          <PageLink className="button button-main" to={paths.createInvoice()}>
            Resume invoice
          </PageLink>
          <button
            name="replaces"
            value={existingDraft.revisionId}
            className="button button-danger"
            disabled={isBusy}
          >
            Leave it and make the draft
          </button>
        </>
      ) : (
        <button className="button button-main" disabled={isBusy}>
          Make the draft
        </button>
      )}
    </PostForm>
  );
}
