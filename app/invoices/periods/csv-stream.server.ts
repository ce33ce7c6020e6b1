import { BYTE_ORDER_MARK, formatCsvRow, type CsvCell } from "~/lib/csv";
import {
  REQUEST_MS,
  getRequestContext,
  withRequestContext,
} from "~/server/request/request-context.server";

/** Rows of a CSV file and the total number of rows in the file. */
export type CsvPart = { rows: CsvCell[][]; total: number };

/** The header of a CSV file and a function that reads its rows in parts, counted from 1. */
export type CsvSource = { header: string[]; read: (part: number) => Promise<CsvPart> };

/**
 * Streams a CSV file. `first` is part 1, which the caller has read. Each further part is read only
 * when the browser takes more data. Each API call has the time limit of a new request, so that a
 * slow download does not time out.
 */
export function streamCsv(source: CsvSource, first: CsvPart): ReadableStream<Uint8Array> {
  const lines = csvChunks(source, first);
  const context = getRequestContext();
  const encoder = new TextEncoder();
  const next = () => {
    if (!context) return lines.next();
    const freshContext = { ...context, deadline: Date.now() + REQUEST_MS };
    return withRequestContext(freshContext, () => lines.next());
  };
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await next();
    if (done) controller.close();
    else controller.enqueue(encoder.encode(value));
  };
  // With 0, no part is read in advance.
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

async function* csvChunks({ header, read }: CsvSource, first: CsvPart) {
  yield BYTE_ORDER_MARK + formatCsvRow(header);
  let part = first;
  let sentRows = 0;
  for (let number = 2; part.rows.length > 0; number += 1) {
    yield part.rows.map(formatCsvRow).join("");
    sentRows += part.rows.length;
    if (sentRows >= first.total) return;
    part = await read(number);
    // When the list has changed, the file would miss a row or contain one twice. A failed download
    // is better than a wrong file.
    if (part.total !== first.total)
      throw new Error("The list changed while its CSV file was sent.");
  }
}
