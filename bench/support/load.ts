import { setTimeout as sleep } from "node:timers/promises";
import autocannon, { type Instance, type Options, type Request } from "autocannon";
import { median } from "./figures";
import { readUsage } from "./processes";

/** What is asked for again and again, and the one status that is right. */
export type LoadRequest = {
  url: string;
  status: number;
  headers: Record<string, string>;
  requests?: Request[];
};

/** Of one stretch of load; milliseconds, and a request's share of processor time. */
export type Cost = {
  perSecond: number;
  p50: number;
  p99: number;
  cpuMs: number;
  /** Of `cpuMs`, what other threads than the main ones took, gzip first of all. */
  otherThreadsMs: number;
  memoryMb: number;
};

export const CONNECTIONS = 10;
/** Requests, and how long they are waited for on a machine that does much else. */
const WARM_UP_REQUESTS = 1_500;
const WARM_UP_LIMIT_MS = 10_000;
/** What is under way when a stretch ends is finished before the next one begins. */
const SETTLE_MS = 150;

/** As long as it takes until what is often called has been compiled. */
export async function warmUp(ask: LoadRequest): Promise<void> {
  const began = performance.now();
  let answered = 0;
  while (answered < WARM_UP_REQUESTS && performance.now() - began < WARM_UP_LIMIT_MS)
    await sendRequests(ask, 1, () => answered++);
  await sleep(SETTLE_MS);
}

/** Ten connections, each of which asks anew as soon as it is answered. */
export async function load(ask: LoadRequest, seconds: number, pids: number[]): Promise<Cost> {
  const times: number[] = [];
  const wrong = new Map<number, number>();
  const before = readUsage(pids);
  const began = performance.now();
  let last = began;
  // On a machine that does much else a short stretch may see no answer at all.
  while (times.length === 0)
    await sendRequests(ask, seconds, (status, time) => {
      last = performance.now();
      times.push(time);
      if (status !== ask.status) wrong.set(status, (wrong.get(status) ?? 0) + 1);
    });
  await sleep(SETTLE_MS);
  const after = readUsage(pids);
  if (wrong.size > 0)
    throw new Error(`${ask.url}: of ${times.length} answers ${JSON.stringify([...wrong])}.`);
  const cpuMs = (after.cpuMs - before.cpuMs) / times.length;
  return {
    perSecond: times.length / ((last - began) / 1_000),
    p50: median(times),
    p99: quantile(times, 0.99),
    cpuMs,
    otherThreadsMs: cpuMs - (after.mainThreadMs - before.mainThreadMs) / times.length,
    memoryMb: after.memoryMb,
  };
}

/** Tells of each answer its status and its milliseconds; throws when one did not come. */
async function sendRequests(
  { url, headers, requests }: LoadRequest,
  seconds: number,
  tell: (status: number, time: number) => void,
): Promise<void> {
  const options: Options = {
    url,
    headers,
    ...(requests && { requests }),
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: 100,
  };
  await new Promise<void>((resolve, reject) => {
    const instance: Instance = autocannon(options, (error, { errors, timeouts }) => {
      if (error) reject(error as Error);
      else if (errors + timeouts > 0)
        reject(new Error(`${url}: ${errors} requests failed, ${timeouts} were not answered.`));
      else resolve();
    });
    instance.on("response", (_client, status, _bytes, time) => tell(status, time));
  });
}

function quantile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
}
