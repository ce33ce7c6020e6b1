import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { registerGauge, registerTimings } from "./metrics";
import { serveMetrics } from "./serve";

it("the metrics server serves counts by label and outcome", async () => {
  const calls = registerTimings("test_calls_seconds", "Calls of the test.", ["method"]);
  await calls.time({ method: "GET" }, () => Promise.resolve(1));
  const refused = calls.time(
    { method: "PUT" },
    () => Promise.reject(new Error("no")),
    (error) => (error instanceof Error ? error.message : "?"),
  );
  await expect(refused).rejects.toThrow("no");
  // In development, a module that is loaded again registers its timings a second time.
  registerTimings("test_calls_seconds", "Calls of the test.", ["method"]).observe(
    { method: "GET", outcome: "ok" },
    0.2,
  );
  registerGauge("test_waiting", "Waiting in the test.", () => 3);

  const server = serveMetrics(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const response = await fetch(`${url}/metrics`);
  expect(response.headers.get("content-type")).toContain("text/plain");
  const text = await response.text();
  expect(text).toContain('test_calls_seconds_count{method="GET",outcome="ok"} 2');
  expect(text).toContain('test_calls_seconds_count{method="PUT",outcome="no"} 1');
  expect(text).toContain("test_waiting 3");
  expect(text).toContain("process_resident_memory_bytes");
  expect((await fetch(`${url}/other`)).status).toBe(404);
  server.close();
});
