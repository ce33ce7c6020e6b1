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
import { Sentence } from "~/ui/sentence";
import type { Screen } from "~/shell/screen";
import { commonWords } from "../../../../domain/words/common";
import { fill } from "../../../../domain/words/message";
import { repeatWords as words } from "../../../../domain/words/repeats";

export const repeatListScreen: Screen = {
  get title() {
    return words.title;
  },
  back: () => ({ to: paths.invoices(), label: commonWords.backToInvoices }),
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
            {words.title}
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
        <EmptyState icon="invoice" text={words.empty}>
          <PageLink className="button button-main" to={paths.invoices()}>
            {words.allInvoices}
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
  const names = { no: invoiceNo, name: contactName };
  return (
    <li className="border-b border-line py-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 flex-1 break-words font-medium">{contactName}</span>{" "}
        <Amount {...amount} />
      </p>
      <div className="flex items-center gap-3 text-sm text-quiet">
        <p className="min-w-0 flex-1 break-words">
          <Sentence
            text={words.patternLike}
            values={{
              pattern,
              no: invoiceUrl ? (
                <PageLink className="link" to={invoiceUrl}>
                  {invoiceNo}
                </PageLink>
              ) : (
                invoiceNo
              ),
            }}
          />
          <span className="block">{daysText}</span>
          {sourceNote ? <span className="block">{sourceNote}</span> : null}
          {hasModes ? (
            <span className="block">
              {repeat.modeText}{" "}
              <PageLink
                className="link inline-block py-3"
                to={invoicePaths.changeRepeat(id)}
                aria-label={fill(words.changeRepeat, names)}
              >
                {words.change}
              </PageLink>
            </span>
          ) : null}
        </p>
        <PanelButton
          panelId={endId}
          className="button button-plain"
          aria-label={fill(words.endRepeat, names)}
        >
          {words.end}
        </PanelButton>
      </div>
      <Dialog id={endId} title={words.endQuestion.title} text={words.endQuestion.text}>
        <PostForm onSubmit={() => closeDialog(endId)}>
          <input type="hidden" name="key" value={postKey} />
          <input type="hidden" name="repeat" value={id} />
          <button name="intent" value="end" className="button button-danger">
            {commonWords.yes}
          </button>
        </PostForm>
      </Dialog>
    </li>
  );
}
