import process from "node:process";
import { readProportionalMb, readUsage } from "../processes";
import type { RunningSystem } from "./copies";

/** What a process used during a measurement; `memoryMb` is its memory at the end. */
export type ProcessFigures = {
  name: string;
  /** Percent of one processor. */
  percent: number;
  /** Processor time per request in milliseconds. */
  cpuMs: number;
  memoryMb: number;
};

type UsageSnapshot = { at: number; usages: { name: string; cpuMs: number; memoryMb: number }[] };

/** Reads what each process and its descendants have used so far. */
export function readUsages({ processes }: RunningSystem): UsageSnapshot {
  return {
    at: performance.now(),
    usages: processes.map(({ name, pid }) => ({ name, ...readProcessUsage(pid) })),
  };
}

function readProcessUsage(pid: number) {
  if (pid !== process.pid)
    return { cpuMs: readUsage([pid]).cpuMs, memoryMb: readProportionalMb([pid]) };
  // All other processes are children of this one, so only its own usage counts.
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1_000, memoryMb: process.memoryUsage.rss() / 2 ** 20 };
}

/** Returns the usage between two snapshots; `requests` is the number of answers between them. */
export function calculateUsage(
  before: UsageSnapshot,
  after: UsageSnapshot,
  requests: number,
): ProcessFigures[] {
  return after.usages.map(({ name, cpuMs, memoryMb }, index) => {
    const used = cpuMs - (before.usages[index]?.cpuMs ?? 0);
    return {
      name,
      percent: (used / (after.at - before.at)) * 100,
      cpuMs: used / requests,
      memoryMb,
    };
  });
}
