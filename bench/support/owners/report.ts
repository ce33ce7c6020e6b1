import type { Size } from "./database";
import type { Figures } from "./drive";
import type { ProcessFigures } from "./usage";

/** The results with `owners` owners in parallel. */
export type Level = Figures & { owners: number; processes: ProcessFigures[] };

export type LoadResults = {
  /** The time of the measurement in ISO 8601. */
  measured: string;
  node: string;
  processors: number;
  companies: number;
  invoices: number;
  /** The duration of the measurement of each level. */
  seconds: number;
  sizes: Size[];
  arrangements: { name: string; levels: Level[] }[];
};

/**
 * Prints the results as Markdown tables for bench/README.md. "days/s" is the number of simulated
 * working days of owners that were completed per second.
 */
export function printResults({ sizes, arrangements }: LoadResults): void {
  printTable(
    ["table", "rows", "MB with indexes"],
    sizes.map(({ table, rows, megabytes }) => [
      table,
      rows.toLocaleString("en"),
      megabytes.toFixed(0),
    ]),
  );
  for (const { name, levels } of arrangements) {
    console.log(`\n${name}\n`);
    printTable(
      ["owners at once", "requests/s", "days/s", "p50", "p99", "errors"],
      levels.map((level) => [
        String(level.owners),
        level.requestsPerSecond.toFixed(0),
        level.daysPerSecond.toFixed(2),
        formatMs(level.p50),
        formatMs(level.p99),
        formatErrors(level),
      ]),
    );
    console.log("");
    printKinds(levels);
    console.log("");
    printProcesses(levels);
  }
}

/**
 * Prints the median and the 99th percentile of each kind of request, by the number of parallel
 * owners.
 */
function printKinds(levels: Level[]): void {
  const kinds = levels[0]?.kinds ?? [];
  printTable(
    ["p50, p99 in ms", ...levels.map(({ owners }) => String(owners))],
    kinds.map(({ kind }, row) => [
      kind,
      ...levels.map(({ kinds }) => {
        const { count = 0, p50 = 0, p99 = 0 } = kinds[row] ?? {};
        return count === 0 ? "–" : `${p50.toFixed(0)}, ${p99.toFixed(0)}`;
      }),
    ]),
  );
}

/**
 * Prints the processor usage, where 100% is one processor, the processor time per request and the
 * memory.
 */
function printProcesses(levels: Level[]): void {
  const processes = levels[0]?.processes ?? [];
  printTable(
    ["processor, a request, memory", ...levels.map(({ owners }) => String(owners))],
    processes.map(({ name }, row) => [
      name,
      ...levels.map(({ processes }) => {
        const { percent = 0, cpuMs = 0, memoryMb = 0 } = processes[row] ?? {};
        return `${percent.toFixed(0)}%, ${cpuMs.toFixed(1)} ms, ${memoryMb.toFixed(0)} MB`;
      }),
    ]),
  );
}

function formatErrors({ errors }: Level): string {
  const each = Object.entries(errors).map(([error, count]) => `${error} (${count})`);
  return each.length === 0 ? "none" : each.join(", ");
}

function formatMs(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function printTable(heads: string[], rows: string[][]): void {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    console.log(`| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
  line(heads);
  line(widths.map((width) => "-".repeat(width)));
  rows.forEach(line);
}
