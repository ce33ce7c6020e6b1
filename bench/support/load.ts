import { setTimeout as sleep } from "node:timers/promises";
import autocannon, { type Instance, type Options, type Request } from "autocannon";
import { calculateMedian } from "./figures";
import { readUsage } from "./processes";

/** A request that is sent repeatedly, with the only accepted status. */
export type LoadRequest = {
  url: string;
  status: number;
  headers: Record<string, string>;
  /** The requests that are sent in turn in place of a GET of `url`; their paths replace its path. */
  requests?: Request[];
};

/**
 * The results of one measurement: answers per second, response times in milliseconds, and the
 * processor time per request in milliseconds.
 */
export type Cost = {
  perSecond: number;
  p50: number;
  p99: number;
  cpuMs: number;
  /** The part of `cpuMs` that other threads than the main ones used, mostly for gzip. */
  otherThreadsMs: number;
  memoryMb: number;
};

/** The number of parallel connections of a measurement. */
export const CONNECTIONS = 10;
/** The number of requests before a measurement, and the longest wait for them on a busy machine. */
const WARM_UP_REQUESTS = 1_500;
const WARM_UP_LIMIT_MS = 10_000;
/** The pause in which open requests finish before the next measurement. */
const SETTLE_MS = 150;

/** Sends enough requests for V8 to compile the frequently called functions. */
export async function warmUp(request: LoadRequest): Promise<void> {
  const startedAt = performance.now();
  let answered = 0;
  while (answered < WARM_UP_REQUESTS && performance.now() - startedAt < WARM_UP_LIMIT_MS)
    await sendRequests(request, 1, () => answered++);
  await sleep(SETTLE_MS);
}

/**
 * Loads the server with ten connections, each of which sends its next request as soon as it gets an
 * answer. Throws when an answer has another status than `request.status`.
 */
export async function measureLoad(
  request: LoadRequest,
  seconds: number,
  pids: number[],
): Promise<Cost> {
  const times: number[] = [];
  const wrongStatuses = new Map<number, number>();
  const before = readUsage(pids);
  const startedAt = performance.now();
  let lastAnswerAt = startedAt;
  // On a busy machine a short measurement may get no answer at all.
  while (times.length === 0)
    await sendRequests(request, seconds, (status, time) => {
      lastAnswerAt = performance.now();
      times.push(time);
      if (status !== request.status)
        wrongStatuses.set(status, (wrongStatuses.get(status) ?? 0) + 1);
    });
  await sleep(SETTLE_MS);
  const after = readUsage(pids);
  if (wrongStatuses.size > 0)
    throw new Error(
      `${request.url}: wrong statuses among ${times.length} answers: ${JSON.stringify([...wrongStatuses])}.`,
    );
  const cpuMs = (after.cpuMs - before.cpuMs) / times.length;
  return {
    perSecond: times.length / ((lastAnswerAt - startedAt) / 1_000),
    p50: calculateMedian(times),
    p99: quantile(times, 0.99),
    cpuMs,
    otherThreadsMs: cpuMs - (after.mainThreadMs - before.mainThreadMs) / times.length,
    memoryMb: after.memoryMb,
  };
}

/** Reports the status and the milliseconds of each answer; throws when a request got no answer. */
async function sendRequests(
  { url, headers, requests }: LoadRequest,
  seconds: number,
  onAnswer: (status: number, time: number) => void,
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
    instance.on("response", (_client, status, _bytes, time) => onAnswer(status, time));
  });
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
