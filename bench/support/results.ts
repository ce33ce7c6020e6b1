import { calculateMedian } from "./figures";
import type { Cost } from "./load";

/** Medians over the rounds; ratios are calculated within a round. */
export type ResultRow = Cost & {
  name: string;
  /** The requests per second divided by those of the bare page: median, lowest and highest. */
  toBare: { median: number; least: number; most: number };
  p99ToBare: number;
  /** The processor time per request of the bare page divided by that of this page. */
  byProcessor: number;
  goal?: number;
};

export type ServerResults = {
  /** The time of the measurement in ISO 8601. */
  measured: string;
  node: string;
  processors: number;
  /** The load average of the minute before the results. */
  loadOfMachine: number;
  connections: number;
  seconds: number;
  rounds: number;
  bare: ResultRow[];
  arrangements: { name: string; startMs: number; rows: ResultRow[] }[];
};

const START_GOAL_MS = 1_000;

/** Returns the medians of a page, and its ratios to the bare page, whose costs are `bare`. */
export function compareWithBare(
  { name, goal }: { name: string; goal?: number },
  costs: Cost[],
  bare: Cost[],
): ResultRow {
  const calculateMedianOf = (read: (cost: Cost) => number) =>
    roundToThousandth(calculateMedian(costs.map(read)));
  const toBare = costs.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? NaN));
  return {
    name,
    perSecond: calculateMedianOf(({ perSecond }) => perSecond),
    toBare: {
      median: roundToThousandth(calculateMedian(toBare)),
      least: roundToThousandth(Math.min(...toBare)),
      most: roundToThousandth(Math.max(...toBare)),
    },
    p50: calculateMedianOf(({ p50 }) => p50),
    p99: calculateMedianOf(({ p99 }) => p99),
    p99ToBare: roundToThousandth(
      calculateMedian(costs.map(({ p99 }, round) => p99 / (bare[round]?.p99 ?? NaN))),
    ),
    byProcessor: roundToThousandth(
      calculateMedian(costs.map(({ cpuMs }, round) => (bare[round]?.cpuMs ?? NaN) / cpuMs)),
    ),
    cpuMs: calculateMedianOf(({ cpuMs }) => cpuMs),
    otherThreadsMs: calculateMedianOf(({ otherThreadsMs }) => otherThreadsMs),
    memoryMb: calculateMedianOf(({ memoryMb }) => memoryMb),
    ...(goal !== undefined && { goal }),
  };
}

/** Prints the results as Markdown tables for bench/README.md. */
export function printTables(results: ServerResults): void {
  const { connections, rounds, seconds, loadOfMachine, processors, node } = results;
  console.log(
    `\n${connections} connections, median of ${rounds} rounds of ${seconds} s each; Node ${node}, ` +
      `${processors} processors, load ${loadOfMachine}.`,
  );
  for (const { name, startMs, rows } of results.arrangements) {
    console.log(
      `\n${name}: first page ${startMs.toFixed(0)} ms after the start, goal ${START_GOAL_MS} ms\n`,
    );
    printTable([...results.bare, ...rows]);
  }
}

/**
 * "rounds" has the lowest and the highest "÷ bare" of the rounds, "processor" the processor time per
 * request, and "bare ÷ it" that of the bare page divided by that of this page.
 */
function printTable(rows: ResultRow[]): void {
  const heads = ["page", "requests/s", "÷ bare", "rounds", "goal", "p50", "p99", "p99 ÷ bare"];
  const cells = rows.map((row) => [
    row.name,
    row.perSecond.toFixed(0),
    row.toBare.median.toFixed(2),
    `${row.toBare.least.toFixed(2)}–${row.toBare.most.toFixed(2)}`,
    row.goal?.toFixed(1) ?? "",
    `${row.p50.toFixed(1)} ms`,
    `${row.p99.toFixed(1)} ms`,
    row.p99ToBare.toFixed(2),
    `${row.cpuMs.toFixed(2)} ms`,
    row.byProcessor.toFixed(2),
    `${row.memoryMb.toFixed(0)} MB`,
  ]);
  const table = [[...heads, "processor", "bare ÷ it", "memory"], ...cells];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  );
  const print = (line: string[]) =>
    console.log(`| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
  const [head = [], ...body] = table;
  print(head);
  print(widths.map((width) => "-".repeat(width)));
  body.forEach(print);
}

function roundToThousandth(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
