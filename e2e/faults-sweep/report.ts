import type { Outcome } from "./judge";

/** The outcome of one trial, with the names of its screen and its fault. */
export type TrialRow = Outcome & { name: string; fault: string };

type RunSummary = { faults: string[]; seconds: number };

/**
 * Prints a table with a row for each screen and a column for each fault: "·" when the screen's
 * trial had no problem, "X" when it had one, blank without a trial. Below it stand the problems,
 * then how many trials failed in all and by these kinds of problems. Returns false when any failed.
 *
 * - unnamed: the page does not name the fault.
 * - late: the answer took longer than the limit.
 * - without a page: the answer is not HTML.
 * - lost: a typed value is lost.
 * - crashed: the trial itself threw an error.
 */
export function printReport(rows: TrialRow[], { faults, seconds }: RunSummary): boolean {
  const columns = faults.filter((name) => rows.some(({ fault }) => fault === name));
  const names = [...new Set(rows.map(({ name }) => name))].sort();
  const width = Math.max(...names.map(({ length }) => length), 0);
  console.log(
    `\n${" ".repeat(width)}  ${columns.map((name, index) => `${index + 1}:${name}`).join("  ")}\n`,
  );
  console.log(
    `${" ".repeat(width)}  ${columns.map((_, index) => String(index + 1).padStart(2)).join(" ")}`,
  );
  for (const name of names) {
    const cells = columns.map((fault) =>
      rows.filter((row) => row.name === name && row.fault === fault),
    );
    console.log(`${name.padEnd(width)}  ${cells.map(formatResultMark).join(" ")}`);
  }
  const failed = rows.filter(({ problems }) => problems.length > 0);
  for (const row of failed)
    console.log(`\n${row.name} × ${row.fault}\n  ${row.problems.join("\n  ")}`);
  const slowest = Math.max(...rows.map(({ milliseconds }) => milliseconds), 0);
  const count = (word: string) =>
    failed.filter(({ problems }) => problems.some((problem) => problem.startsWith(word))).length;
  console.log(
    `\n${rows.length} answers in ${seconds} s, the slowest after ` +
      `${(slowest / 1000).toFixed(1)} s: ${count("unnamed")} unnamed, ${count("late")} late, ` +
      `${count("no page")} without a page, ${count("lost")} lost, ${count("crashed")} crashed, ` +
      `${failed.length} failed in all`,
  );
  return failed.length === 0;
}

function formatResultMark(cells: TrialRow[]): string {
  if (cells.length === 0) return "  ";
  return cells.every(({ problems }) => problems.length === 0) ? " ·" : " X";
}
