import { expect, test } from "vitest";
import { answerPicture } from "./answer-picture.server";

test("answerPicture responds with 304 only while the browser has the current picture", async () => {
  const respond = (headers = {}, byte = 1) =>
    answerPicture(
      new Request("http://app.test/business/logo.png?v=1", { headers }),
      new Uint8Array([byte]),
      "image/png",
    );
  const first = respond();
  expect([first.status, first.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  const knownEtag = { "If-None-Match": first.headers.get("etag") ?? "" };
  const second = respond(knownEtag);
  expect([second.status, await second.text()]).toEqual([304, ""]);
  expect(respond(knownEtag, 2).status).toBe(200);
});
