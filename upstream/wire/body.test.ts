import { describe, expect, it } from "vitest";
import { readJson } from "./body";

const read = (body: string) => readJson(new Request("http://localhost", { method: "POST", body }));
const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

describe("readJson", () => {
  it("reads JSON and an empty body", async () => {
    expect((await read('{"items":[{"files":[[]]}]}')).value).toEqual({ items: [{ files: [[]] }] });
    expect(await read(" ")).toEqual({ text: "", value: undefined });
    expect((await read(nested(32))).value).toEqual(JSON.parse(nested(32)));
  });

  it.each([34, 5_000, 100_000])("rejects a body that is nested %d levels deep", async (levels) => {
    const error = {
      status: 400,
      message: "What was sent could not be read: it is nested too deeply.",
    };
    await expect(read(nested(levels))).rejects.toMatchObject(error);
    await expect(
      read('{"a":'.repeat(levels / 10) + nested(levels) + "}".repeat(levels / 10)),
    ).rejects.toMatchObject({ status: 400 });
  });

  it("rejects a body that is not JSON", async () => {
    await expect(read('{"items":')).rejects.toMatchObject({ status: 400 });
  });
});
