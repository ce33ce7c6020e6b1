import fs from "node:fs";

/**
 * The resource usage of processes and their children, read from Linux's /proc; zero on other
 * systems.
 */
export type Usage = { memoryMb: number; cpuMs: number; mainThreadMs: number };

// Linux reports processor time to programs in units of 10 ms, whatever the kernel's own clock.
const TICK_MS = 10;

/** Returns the usage of several processes and their descendants together. */
export function readUsage(pids: number[]): Usage {
  const all = listWithDescendants(pids);
  return {
    memoryMb: sum(all.map(readResidentMb)),
    cpuMs: sum(all.map((pid) => readCpuMs(`/proc/${pid}/stat`))),
    mainThreadMs: sum(all.map((pid) => readCpuMs(`/proc/${pid}/task/${pid}/stat`))),
  };
}

/**
 * Returns the processor time of the main threads of running processes and their descendants in
 * milliseconds, exact to the microsecond.
 */
export function readProcessorTime(pids: number[]): number {
  const nanoseconds = (pid: number) =>
    Number(readFileIfExists(`/proc/${pid}/schedstat`).split(" ")[0] ?? 0);
  return sum(listWithDescendants(pids).map(nanoseconds)) / 1e6;
}

/**
 * Returns the memory in MB, with shared memory divided among its processes, so that the results can
 * be added up.
 */
export function readProportionalMb(pids: number[]): number {
  return sum(listWithDescendants(pids).map(readProportionalMbOfProcess));
}

function readProportionalMbOfProcess(pid: number): number {
  const [, kilobytes] =
    /^Pss:\s+(\d+) kB/m.exec(readFileIfExists(`/proc/${pid}/smaps_rollup`)) ?? [];
  return kilobytes === undefined ? readResidentMb(pid) : Number(kilobytes) / 1024;
}

function listWithDescendants(pids: number[]): number[] {
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

function readResidentMb(pid: number): number {
  const [, kilobytes = 0] =
    /^VmRSS:\s+(\d+) kB/m.exec(readFileIfExists(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) / 1024;
}

/** The processor time of the process and of its ended children. */
function readCpuMs(file: string): number {
  return sum(readStat(file).slice(11, 15).map(Number)) * TICK_MS;
}

/**
 * Returns the fields after the process name, which may contain spaces: state, parent and so on
 * (proc(5)).
 */
function readStat(file: string): string[] {
  const text = readFileIfExists(file);
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

/** Returns an empty string when the process has ended. */
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
