import { BYTE_ORDER_MARK, csvRow, type Cell } from "~/lib/csv";
import {
  REQUEST_MS,
  requestContext,
  withRequestContext,
} from "~/server/request/request-context.server";

/** A part of a file, and how many rows all of it has. */
export type CsvPart = { rows: Cell[][]; total: number };

/** What a file has: its header, and its rows by parts counted from 1. */
export type CsvSource = { header: string[]; read: (part: number) => Promise<CsvPart> };

/**
 * A file as it is sent, of which `first` is read already: each further part is read when the one
 * before has gone, within the time of a request, however slowly the file is taken.
 */
export function streamCsv(source: CsvSource, first: CsvPart): ReadableStream<Uint8Array> {
  const lines = csvChunks(source, first);
  const context = requestContext();
  const encoder = new TextEncoder();
  const next = () => {
    if (!context) return lines.next();
    const anew = { ...context, deadline: Date.now() + REQUEST_MS };
    return withRequestContext(anew, () => lines.next());
  };
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await next();
    if (done) controller.close();
    else controller.enqueue(encoder.encode(value));
  };
  // Nothing is read ahead.
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

async function* csvChunks({ header, read }: CsvSource, first: CsvPart) {
  yield BYTE_ORDER_MARK + csvRow(header);
  let part = first;
  let sent = 0;
  for (let number = 2; part.rows.length > 0; number += 1) {
    yield part.rows.map(csvRow).join("");
    sent += part.rows.length;
    if (sent >= first.total) return;
    part = await read(number);
    // A row would be missing, or there twice: better a file that breaks off than a wrong one.
    if (part.total !== first.total) throw new Error("the list changed while its CSV was made");
  }
}
