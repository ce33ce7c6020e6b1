import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { CsvCell } from "~/lib/csv";
import { streamCsv, type CsvPart } from "./csv-stream.server";

const ROWS_PER_PART = 3;
const ROWS = Array.from({ length: 7 }, (_, index): CsvCell[] => [
  `Row ${index}`,
  { figure: `-${index}.50` },
]);

function createSource(rows: CsvCell[][], total: (part: number) => number = () => rows.length) {
  const readParts: number[] = [];
  const createPart = (part: number): CsvPart => ({
    rows: rows.slice((part - 1) * ROWS_PER_PART, part * ROWS_PER_PART),
    total: total(part),
  });
  const source = {
    header: ["Name", "Amount"],
    read: async (part: number) => {
      readParts.push(part);
      return createPart(part);
    },
  };
  return { source, first: createPart(1), readParts };
}

describe("streamCsv", () => {
  it("returns all parts as CSV with a byte order mark", async () => {
    const { source, first, readParts } = createSource(ROWS);
    const bytes = new Uint8Array(await new Response(streamCsv(source, first)).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(parse(Buffer.from(bytes), { bom: true, columns: true })).toEqual(
      ROWS.map((_, index) => ({ Name: `Row ${index}`, Amount: `-${index}.50` })),
    );
    expect(readParts).toEqual([2, 3]);
  });

  it("returns only the header when there are no rows", async () => {
    const { source, first, readParts } = createSource([]);
    expect(await new Response(streamCsv(source, first)).text()).toBe("Name,Amount\r\n");
    expect(readParts).toEqual([]);
  });

  it("reads a part only when it is requested, and none after the download is cancelled", async () => {
    const { source, first, readParts } = createSource(ROWS);
    const reader = streamCsv(source, first).getReader();
    await reader.read();
    await reader.read();
    expect(readParts).toEqual([]);
    await reader.read();
    expect(readParts).toEqual([2]);
    await reader.cancel();
    expect(readParts).toEqual([2]);
  });

  it("fails when the number of rows changes during the download", async () => {
    const { source, first } = createSource(ROWS, (part) => (part < 3 ? 7 : 6));
    await expect(new Response(streamCsv(source, first)).text()).rejects.toThrow("list changed");
  });
});
