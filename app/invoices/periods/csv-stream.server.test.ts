import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { Cell } from "~/lib/csv";
import { streamCsv, type CsvPart } from "./csv-stream.server";

const PART = 3;
const ROWS = Array.from({ length: 7 }, (_, index): Cell[] => [
  `Row ${index}`,
  { figure: `-${index}.50` },
]);

function sourceOf(rows: Cell[][], total: (part: number) => number = () => rows.length) {
  const read: number[] = [];
  const partAt = (part: number): CsvPart => ({
    rows: rows.slice((part - 1) * PART, part * PART),
    total: total(part),
  });
  const source = {
    header: ["Name", "Amount"],
    read: async (part: number) => {
      read.push(part);
      return partAt(part);
    },
  };
  return { source, first: partAt(1), read };
}

test("all parts are read, and what comes out is what went in", async () => {
  const { source, first, read } = sourceOf(ROWS);
  const bytes = new Uint8Array(await new Response(streamCsv(source, first)).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(parse(Buffer.from(bytes), { bom: true, columns: true })).toEqual(
    ROWS.map((_, index) => ({ Name: `Row ${index}`, Amount: `-${index}.50` })),
  );
  expect(read).toEqual([2, 3]);
});

test("without rows there is the header", async () => {
  const { source, first, read } = sourceOf([]);
  expect(await new Response(streamCsv(source, first)).text()).toBe("Name,Amount\r\n");
  expect(read).toEqual([]);
});

test("a part is read when it is asked for, no sooner, and none once nobody listens", async () => {
  const { source, first, read } = sourceOf(ROWS);
  const reader = streamCsv(source, first).getReader();
  await reader.read();
  await reader.read();
  expect(read).toEqual([]);
  await reader.read();
  expect(read).toEqual([2]);
  await reader.cancel();
  expect(read).toEqual([2]);
});

test("a list that changes meanwhile breaks the file off", async () => {
  const { source, first } = sourceOf(ROWS, (part) => (part < 3 ? 7 : 6));
  await expect(new Response(streamCsv(source, first)).text()).rejects.toThrow("list changed");
});
