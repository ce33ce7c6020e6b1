import { randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formatDate } from "../../../domain/calendar/days";
import { listDueRepeatDays, type DueRepeatDay } from "~/models/repeats/list.server";
import { Amount } from "~/ui/amount";
import { Dialog } from "~/ui/dialog";
import type { Markup } from "~/ui/static-html";
import { toMarkup } from "~/ui/static-html.server";
import { PanelButton } from "~/ui/panel-button";
import { Sentence } from "~/ui/sentence";
import { StaticPostForm } from "~/ui/static-post-form";
import { createFormProof } from "~/server/session/guards.server";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { invoicePaths } from "../paths";
import { commonWords } from "../../../domain/words/common";
import { joinSentences } from "../../../domain/words/in-languages";
import { fill } from "../../../domain/words/message";
import { repeatWords as words } from "../../../domain/words/repeats";

/** The maximum number of rows above the invoice list and on Home. */
export const MAX_INVOICES_TO_WRITE = 3;

type Options = {
  /** The maximum number of rows; all rows when omitted. */
  maxRows?: number;
  /** Adds a link to the repeats when there are any, even when nothing is due. */
  linksToRepeats?: boolean;
};

/**
 * Renders the section "To write": the dates of repeats, up to today, for which no invoice was
 * created yet. The section is static HTML, so that its code is not part of the browser's script.
 * Returns null when there is nothing to show, when the API has no repeats, and when the call fails.
 */
export async function renderInvoicesToWrite(
  session: Session,
  request: Request,
  { maxRows, linksToRepeats = false }: Options = {},
): Promise<Markup | null> {
  if (!(await listExtensions()).includes("repeats")) return null;
  try {
    const [{ rows, total, repeatCount }, { proof }] = await Promise.all([
      listDueRepeatDays(session),
      createFormProof(request),
    ]);
    const hiddenFields = { proof, returnTo: new URL(request.url).pathname };
    const visibleRows = maxRows === undefined ? rows : rows.slice(0, maxRows);
    return toMarkup(
      renderToStaticMarkup(
        <>
          {visibleRows.length > 0 ? (
            <InvoicesToWrite rows={visibleRows} total={total} hiddenFields={hiddenFields} />
          ) : null}
          {linksToRepeats && repeatCount > 0 ? <AllRepeats /> : null}
        </>,
      ),
    );
  } catch (error) {
    // The page can be shown without this section. A fault that affects the whole page is reported
    // by the other calls of the page.
    if (error instanceof UpstreamFault) return null;
    throw error;
  }
}

type HiddenFields = { proof: string | null; returnTo: string };

function InvoicesToWrite({
  rows,
  total,
  hiddenFields,
}: {
  rows: DueRepeatDay[];
  total: number;
  hiddenFields: HiddenFields;
}) {
  return (
    <section aria-labelledby="to-write" className="mx-auto max-w-list p-4">
      <h2 id="to-write" className="text-base">
        {words.toWrite}
      </h2>
      <ul>
        {rows.map((row) => (
          <InvoiceToWrite
            key={`${row.repeatId} ${row.date}`}
            row={row}
            hiddenFields={hiddenFields}
          />
        ))}
      </ul>
      {total > rows.length ? (
        <p className="text-sm">
          <a className="link inline-block py-3" href={invoicePaths.repeats()}>
            {fill(words.seeAll, { total })}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function InvoiceToWrite({ row, hiddenFields }: { row: DueRepeatDay; hiddenFields: HiddenFields }) {
  const { repeatId, date, contactName, invoiceNo, amount, reason, jobId } = row;
  const day = formatDate(date);
  const skipId = `skip-${repeatId}-${date}`;
  const values = { day, name: contactName };
  return (
    <li className="border-b border-line py-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 flex-1 break-words font-medium">{contactName}</span>{" "}
        <Amount {...amount} />
      </p>{" "}
      {reason.text ? (
        <p className="break-words text-sm" lang={reason.lang}>
          {joinSentences([words.notIssued, reason.text])}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-quiet">
        <span className="min-w-[160px] flex-1 break-words">
          <Sentence
            text={words.dayLike}
            values={{
              day,
              no: <span className="inline-block max-w-full">{invoiceNo}</span>,
            }}
          />
        </span>{" "}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {jobId ? (
            <DueInvoiceForm action={invoicePaths.repeats()} hiddenFields={hiddenFields}>
              <input type="hidden" name="job" value={jobId} />
              <button
                name="intent"
                value="retry"
                className="button"
                aria-label={fill(words.retryInvoice, values)}
              >
                {words.retry}
              </button>
            </DueInvoiceForm>
          ) : null}{" "}
          <DueInvoiceForm
            action={invoicePaths.duplicate({ repeat: repeatId, date })}
            hiddenFields={hiddenFields}
          >
            <button className="button" aria-label={fill(words.writeInvoice, values)}>
              {words.write}
            </button>
          </DueInvoiceForm>{" "}
          <PanelButton
            panelId={skipId}
            className="button button-plain"
            aria-label={fill(words.skipInvoice, values)}
          >
            {words.skip}
          </PanelButton>
          <Dialog
            id={skipId}
            title={words.skipQuestion.title}
            text={fill(words.skipQuestion.text, values)}
          >
            <DueInvoiceForm action={invoicePaths.repeats()} hiddenFields={hiddenFields}>
              <input type="hidden" name="repeat" value={repeatId} />
              <input type="hidden" name="date" value={date} />
              <button name="intent" value="skip" className="button button-danger">
                {commonWords.yes}
              </button>
            </DueInvoiceForm>
          </Dialog>
        </div>
      </div>
    </li>
  );
}

/**
 * Shows a static form that writes or skips an invoice. Its field `returnTo` is the page to which
 * skipping redirects; the action that writes an invoice ignores it.
 */
function DueInvoiceForm({ action, hiddenFields, children }: DueInvoiceFormProps) {
  const { proof, returnTo } = hiddenFields;
  return (
    <StaticPostForm action={action} proof={proof} postKey={randomUUID()}>
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
    </StaticPostForm>
  );
}

type DueInvoiceFormProps = { action: string; hiddenFields: HiddenFields; children: ReactNode };

function AllRepeats() {
  return (
    <p className="mx-auto max-w-list px-4 text-sm">
      <a className="link inline-block py-3" href={invoicePaths.repeats()}>
        {words.allRepeats}
      </a>
    </p>
  );
}
