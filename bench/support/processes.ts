import fs from "node:fs";

/** What Linux says of a process and of all that it started; elsewhere it is not measured. */
export type Usage = { memoryMb: number; cpuMs: number; mainThreadMs: number };

// Linux tells processor time to programs in hundredths of a second, whatever its kernel counts in.
const TICK_MS = 10;

/** Of several processes and everything they started, together. */
export function readUsage(pids: number[]): Usage {
  const all = withChildren(pids);
  return {
    memoryMb: sum(all.map(residentMb)),
    cpuMs: sum(all.map((pid) => cpuMs(`/proc/${pid}/stat`))),
    mainThreadMs: sum(all.map((pid) => cpuMs(`/proc/${pid}/task/${pid}/stat`))),
  };
}

/**
 * Milliseconds of processor time of processes and of those that they started and that still run, to
 * the microsecond.
 */
export function readProcessorTime(pids: number[]): number {
  const nanoseconds = (pid: number) =>
    Number(readFileIfExists(`/proc/${pid}/schedstat`).split(" ")[0] ?? 0);
  return sum(withChildren(pids).map(nanoseconds)) / 1e6;
}

/** As `memoryMb`, but of what several processes share each has its part: it can be added up. */
export function readProportionalMb(pids: number[]): number {
  return sum(withChildren(pids).map(proportionalMb));
}

function proportionalMb(pid: number): number {
  const [, kilobytes] =
    /^Pss:\s+(\d+) kB/m.exec(readFileIfExists(`/proc/${pid}/smaps_rollup`)) ?? [];
  return kilobytes === undefined ? residentMb(pid) : Number(kilobytes) / 1024;
}

function withChildren(pids: number[]): number[] {
  const parents = listProcesses().map((pid) => ({
    pid,
    parent: Number(readStat(`/proc/${pid}/stat`)[1]),
  }));
  const all = [...pids];
  for (const pid of all)
    all.push(...parents.filter(({ parent }) => parent === pid).map((child) => child.pid));
  return all;
}

function listProcesses(): number[] {
  if (!fs.existsSync("/proc/self/stat")) return [];
  return fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function residentMb(pid: number): number {
  const [, kilobytes = 0] =
    /^VmRSS:\s+(\d+) kB/m.exec(readFileIfExists(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) / 1024;
}

/** Its own, and that of children which have ended. */
function cpuMs(file: string): number {
  return sum(readStat(file).slice(11, 15).map(Number)) * TICK_MS;
}

/** What stands behind the name, which may hold spaces: state, parent, and so on (proc(5)). */
function readStat(file: string): string[] {
  const text = readFileIfExists(file);
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

/** Blank for a process that has just ended. */
function readFileIfExists(file: string): string {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
