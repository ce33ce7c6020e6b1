import { useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { Amount } from "~/ui/amount";
import { closeDialog, Dialog } from "~/ui/dialog";
import { StaticHtml } from "~/ui/static-html";
import { EmptyState } from "~/ui/empty-state";
import { ErrorSummary } from "~/ui/error-summary";
import { PostForm } from "~/ui/post-form";
import type { submitRepeats } from "./action.server";
import type { RepeatView } from "../repeat-view.server";
import type { loadRepeatList } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import { invoicePaths } from "~/invoices/paths";
import { PanelButton } from "~/ui/panel-button";
import type { Screen } from "~/shell/screen";

export const repeatListScreen: Screen = {
  title: "Repeats",
  back: () => ({ to: paths.invoices(), label: "Back to all invoices" }),
};

export function RepeatListPage() {
  const { key, invoicesToWrite, hasModes, repeats } = useLoaderData<typeof loadRepeatList>();
  const answer = useActionData<typeof submitRepeats>();
  return (
    <div className="mx-auto max-w-list">
      <ErrorSummary fault={answer?.fault ?? null} />
      <StaticHtml name="to-write" markup={invoicesToWrite} />
      {repeats.length > 0 ? (
        <section aria-labelledby="repeats" className="p-4">
          <h2 id="repeats" className="text-base">
            Repeats
          </h2>
          <ul>
            {repeats.map((repeat) => (
              <Repeat
                key={repeat.id}
                repeat={repeat}
                postKey={`${key}-${repeat.id}`}
                hasModes={hasModes}
              />
            ))}
          </ul>
        </section>
      ) : (
        <EmptyState icon="invoice" text="Nothing repeats yet. Open an issued invoice to repeat it.">
          <PageLink className="button button-main" to={paths.invoices()}>
            All Invoices
          </PageLink>
        </EmptyState>
      )}
    </div>
  );
}

type RepeatProps = { repeat: RepeatView; postKey: string; hasModes: boolean };

function Repeat({ repeat, postKey, hasModes }: RepeatProps) {
  const { id, contactName, amount, invoiceNo, invoiceUrl, pattern, daysText, sourceNote } = repeat;
  const endId = `end-${id}`;
  return (
    <li className="border-b border-line py-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 flex-1 break-words font-medium">{contactName}</span>{" "}
        <Amount {...amount} />
      </p>
      <div className="flex items-center gap-3 text-sm text-quiet">
        <p className="min-w-0 flex-1 break-words">
          {pattern}, like{" "}
          {invoiceUrl ? (
            <PageLink className="link" to={invoiceUrl}>
              {invoiceNo}
            </PageLink>
          ) : (
            invoiceNo
          )}
          <span className="block">{daysText}</span>
          {sourceNote ? <span className="block">{sourceNote}</span> : null}
          {hasModes ? (
            <span className="block">
              {repeat.modeText}{" "}
              <PageLink
                className="link inline-block py-3"
                to={invoicePaths.changeRepeat(id)}
                aria-label={`Change the repeat of ${invoiceNo} for ${contactName}`}
              >
                Change
              </PageLink>
            </span>
          ) : null}
        </p>
        <PanelButton
          panelId={endId}
          className="button button-plain"
          aria-label={`End the repeat of ${invoiceNo} for ${contactName}`}
        >
          End
        </PanelButton>
      </div>
      <Dialog
        id={endId}
        title="End Repeat?"
        text="Nothing more is to be written of it. The invoices that were written stay."
      >
        <PostForm onSubmit={() => closeDialog(endId)}>
          <input type="hidden" name="key" value={postKey} />
          <input type="hidden" name="repeat" value={id} />
          <button name="intent" value="end" className="button button-danger">
            Yes
          </button>
        </PostForm>
      </Dialog>
    </li>
  );
}
