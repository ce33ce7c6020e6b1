import { once } from "node:events";
import fs from "node:fs";
import type { Profiler } from "node:inspector";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { startApp, temporaryFolder } from "./app";
import { load, warmUp } from "./load";
import { root, type Served } from "./serve";
import { prepareVisits } from "./visits";

const BUILD = path.join(root, "build/index.js");
const PROFILER = new URL("./profiler.mjs", import.meta.url).href;

/** Where the invoice list's processor time goes, with app and API in one process. */
export async function profileList(seconds: number): Promise<void> {
  const app = await startApp(temporaryFolder(), {
    demo: true,
    nodeArgs: ["--import", PROFILER],
    isTalking: true,
  });
  const list = (await prepareVisits(app)).pages.find(({ name }) => name === "invoice list");
  const [server] = app.servers;
  if (!list || !server) throw new Error("There is nothing to profile.");
  await warmUp(list.ask);
  await tell(server, "start");
  const { perSecond, cpuMs, otherThreadsMs } = await load(list.ask, seconds, [server.pid]);
  const profile = (await tell(server, "stop")) as Profiler.Profile;
  await app.stop();

  const sources = readSources();
  const parts = addUp(profile, (frame) => namePart(frame, sources));
  const mainMs = cpuMs - otherThreadsMs;
  console.log(
    `\ninvoice list, gzip, profiled: ${perSecond.toFixed(0)} requests/s, ${cpuMs.toFixed(2)} ms of ` +
      `processor time a request,\nof which ${otherThreadsMs.toFixed(2)} ms in other threads ` +
      `(gzip, garbage collection, compiling)`,
  );
  printShares("part of the main thread", parts, mainMs);
  printShares(
    "function",
    addUp(profile, (frame) => nameFunction(frame, sources)),
    mainMs,
  );
}

const MOST_LINES = 25;

/** The largest of them, and all else; as shares, and of `ms`. */
function printShares(head: string, times: Map<string, number>, ms: number): void {
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  const shown = [...times].toSorted(([, a], [, b]) => b - a).slice(0, MOST_LINES);
  const rest = total - shown.reduce((sum, [, time]) => sum + time, 0);
  const lines: [string, number][] = [...shown, ["all else", rest]];
  const width = Math.max(...lines.map(([name]) => name.length), head.length);
  console.log(`\n| ${head.padEnd(width)} | share  | a request |`);
  console.log(`| ${"-".repeat(width)} | ------ | --------- |`);
  for (const [name, time] of lines)
    console.log(
      `| ${name.padEnd(width)} | ${((time / total) * 100).toFixed(1).padStart(4)} % ` +
        `| ${((time / total) * ms).toFixed(2).padStart(6)} ms |`,
    );
}

async function tell({ child }: Served, word: string): Promise<unknown> {
  const told = once(child, "message");
  child.send(word);
  const [answer] = (await told) as [unknown];
  return answer;
}

/** Microseconds by part, but for those in which nothing was done. */
function addUp(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  nameOf: (frame: Frame) => string | null,
): Map<string, number> {
  const partOf = new Map<number, string>();
  const name = (node: Profiler.ProfileNode, above: string): void => {
    const part = nameOf(node.callFrame) ?? above;
    partOf.set(node.id, part);
    for (const child of node.children ?? []) {
      const found = byId.get(child);
      if (found) name(found, part);
    }
  };
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const [top] = nodes;
  if (top) name(top, "Node, native");

  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const part = partOf.get(id) ?? "";
    if (part !== IDLE) times.set(part, (times.get(part) ?? 0) + (timeDeltas[index] ?? 0));
  }
  return times;
}

type Frame = Profiler.ProfileNode["callFrame"];

const IDLE = "idle";
const UNNAMED: Record<string, string> = {
  "(idle)": IDLE,
  "(garbage collector)": "garbage collection",
  "(program)": "Node, native",
};

/** Null for native code that belongs to whoever called it. */
function namePart({ url, functionName, lineNumber }: Frame, sources: Source[]) {
  if (url === "") return UNNAMED[functionName] ?? null;
  if (url.startsWith("node:")) return nodePart(url);
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (name) return packagePart(name);
  if (url.startsWith(pathToFileURL(BUILD).href)) return ownPart(sources, lineNumber);
  return "other files";
}

function nameFunction(frame: Frame, sources: Source[]): string | null {
  const { url, functionName, lineNumber } = frame;
  if (url === "") return UNNAMED[functionName] ?? null;
  const file = url.startsWith(pathToFileURL(BUILD).href)
    ? (fileAt(sources, lineNumber) ?? "build")
    : url.replace(/^.*\/node_modules\//, "");
  return `${functionName || "(unnamed)"}, ${file}:${lineNumber + 1}`;
}

function nodePart(url: string): string {
  if (/^node:(internal\/)?fs/.test(url)) return "Node, files";
  if (/zlib/.test(url)) return "Node, zlib";
  if (/encoding/.test(url)) return "Node, text encoding";
  if (/inspector/.test(url)) return "the profiler itself";
  if (/undici/.test(url)) return "Node, fetch (undici)";
  if (/webstreams/.test(url)) return "Node, web streams";
  if (/async_hooks|async_local|promise_hooks|process\/|timers|perf_hooks|diagnostics/.test(url))
    return "Node, ticks and async context";
  if (/crypto/.test(url)) return "Node, crypto";
  if (/http|net|stream|buffer|events|_http|string_decoder|url|querystring/.test(url))
    return "Node, HTTP and streams";
  return "Node, other";
}

function packagePart(name: string): string {
  if (/^(react|react-dom|scheduler)$/.test(name)) return "React";
  if (/^(@remix-run\/(router|react)|react-router(-dom)?)$/.test(name))
    return "Remix's router and React part";
  if (/^(@remix-run\/.*|@web3-storage\/.*|turbo-stream|cookie|set-cookie-parser)$/.test(name))
    return "Remix's server";
  if (
    /^(express|compression|morgan|on-headers|on-finished|finalhandler|send|serve-static|vary)$/.test(
      name,
    )
  )
    return "express, compression, morgan";
  return name;
}

type Source = { line: number; file: string };

/** Which lines of the build are which file: esbuild says so above each. */
function readSources(): Source[] {
  return fs
    .readFileSync(BUILD, "utf8")
    .split("\n")
    .flatMap((text, line) => {
      const [, file] = /^\/\/ ((?:[\w@.$()-]+\/)*[\w@.$()-]+\.\w+|[\w-]+:\S.*)$/.exec(text) ?? [];
      return file ? [{ line, file }] : [];
    });
}

function fileAt(sources: Source[], line: number): string | undefined {
  return sources.findLast((source) => source.line <= line)?.file;
}

function ownPart(sources: Source[], line: number): string {
  const file = fileAt(sources, line) ?? "";
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  if (name) return packagePart(name);
  const [folder = "", inner = ""] = file.split("/");
  if (folder === "app") return `app/${inner.includes(".") ? "" : inner}`;
  return file.includes("/") ? folder : "build, other";
}
