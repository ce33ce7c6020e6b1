import { useLoaderData, useNavigation } from "@remix-run/react";
import { paths } from "~/paths";
import { PostForm } from "~/ui/post-form";
import { InvoiceHeading } from "../invoice-heading";
import type { loadDuplicate } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import type { Screen } from "~/shell/screen";
import { commonWords } from "../../../domain/words/common";
import { duplicateWords as words } from "../../../domain/words/duplicate";
import { fill } from "../../../domain/words/message";

export const duplicateScreen: Screen = {
  get title() {
    return words.title;
  },
  back: ({ search }) => {
    const invoice = search.get("invoice");
    return invoice
      ? { to: paths.invoice(invoice), label: commonWords.backToInvoice }
      : { to: paths.invoices(), label: commonWords.backToInvoices };
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
      <p>{date ? fill(words.textOfDay, { date }) : words.text}</p>
      <input type="hidden" name="key" value={key} />
      {existingDraft ? (
        <>
          <div className="notice">
            <p className="font-semibold">{words.existingDraft.title}</p>
            <p className="break-words">{existingDraft.summary}</p>
            <p>{words.existingDraft.text}</p>
          </div>
          <PageLink className="button button-main" to={paths.createInvoice()}>
            {words.existingDraft.resume}
          </PageLink>
          <button
            name="replaces"
            value={existingDraft.revisionId}
            className="button button-danger"
            disabled={isBusy}
          >
            {words.existingDraft.replace}
          </button>
        </>
      ) : (
        <button className="button button-main" disabled={isBusy}>
          {words.make}
        </button>
      )}
    </PostForm>
  );
}
