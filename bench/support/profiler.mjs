// Loaded into the server before its program: records what its main thread does, when told to.
import { Session } from "node:inspector/promises";
import process from "node:process";

const INTERVAL_MICROSECONDS = 250;

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.setSamplingInterval", { interval: INTERVAL_MICROSECONDS });

process.on("message", (told) => void answer(told).then((said) => process.send?.(said)));
// It alone keeps no server running.
process.channel?.unref();

async function answer(/** @type {unknown} */ told) {
  if (told === "start") {
    await session.post("Profiler.start");
    return "started";
  }
  return (await session.post("Profiler.stop")).profile;
}
