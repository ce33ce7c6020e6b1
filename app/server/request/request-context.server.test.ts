import { expect, test } from "vitest";
import {
  cachePerRequest,
  clearRequestCache,
  withRequestContext,
  withActionDeadline,
} from "./request-context.server";

const request = () => ({
  id: "r",
  method: "GET",
  path: "/",
  peerAddress: null,
  deadline: Infinity,
});

function createCounter() {
  let times = 0;
  return () => cachePerRequest("session", async () => (times += 1));
}

test("cachePerRequest reads a value once per request, and every time outside requests", async () => {
  const read = createCounter();
  const both = () => Promise.all([read(), read()]);
  expect(await withRequestContext(request(), both)).toEqual([1, 1]);
  expect(await withRequestContext(request(), both)).toEqual([2, 2]);
  expect([await read(), await read()]).toEqual([3, 4]);
});

test("cachePerRequest reads the value again after an action has cleared the cache", async () => {
  const read = createCounter();
  const answers = await withRequestContext(request(), async () => {
    const before = await read();
    await withActionDeadline(async () => clearRequestCache());
    return [before, await read()];
  });
  expect(answers).toEqual([1, 2]);
});
