import { expect, it } from "vitest";
import {
  cachePerRequest,
  clearRequestCache,
  withRequestContext,
  withActionDeadline,
} from "./request-context.server";

const request = () => ({ id: "r", method: "GET", path: "/", address: null, deadline: Infinity });

function counting() {
  let times = 0;
  return () => cachePerRequest("session", async () => (times += 1));
}

it("reads once in a request, and again in the next one", async () => {
  const read = counting();
  const both = () => Promise.all([read(), read()]);
  expect(await withRequestContext(request(), both)).toEqual([1, 1]);
  expect(await withRequestContext(request(), both)).toEqual([2, 2]);
  expect([await read(), await read()]).toEqual([3, 4]);
});

it("reads anew what an action has written, for the page that tells of it too", async () => {
  const read = counting();
  const answers = await withRequestContext(request(), async () => {
    const before = await read();
    await withActionDeadline(async () => clearRequestCache());
    return [before, await read()];
  });
  expect(answers).toEqual([1, 2]);
});
