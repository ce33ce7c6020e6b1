import { spawn } from "node:child_process";
import path from "node:path";
import type { Requester } from "../wire/requester";
import { ApiError } from "../wire/api-error";
import { BusyError, FairQueue } from "../../platform/workers/fair-queue";

const PROGRAM = path.resolve("upstream/pictures/picture-program.mjs");

/** A picture of the largest size takes some hundred megabytes: no two at once. */
const turns = new FairQueue({ atOnce: 1, perOwner: 1, waiting: 8, waitingPerOwner: 1 });

/** The start of the process included, on a busy machine. */
const LONGEST_MS = 15_000;
const LARGEST_ANSWER = 4 * 1024 * 1024;
const HEAP_MB = 192;

/** What the system's libraries may need; none of the settings, secrets least of all. */
const PASSED_ON = ["PATH", "LD_LIBRARY_PATH", "HOME", "TMPDIR"];

/** The picture cannot be decoded: it is damaged, or not what it says it is. */
export class UnreadablePictureError extends Error {}

/** Runs one program over a file, in a process that ends with it. */
export async function runPictureProgram(
  name: "logo" | "code",
  bytes: Uint8Array,
  { accountId, signal }: Requester,
): Promise<Buffer> {
  try {
    return await turns.run(accountId, signal, () => run(name, bytes));
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    throw new ApiError(
      503,
      "Other pictures are being read just now. Please try again in a moment.",
      {
        retryAfter: 5,
      },
    );
  }
}

function run(name: string, bytes: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, PROGRAM, name], {
      env: {
        NODE_ENV: process.env.NODE_ENV,
        ...Object.fromEntries(PASSED_ON.map((known) => [known, process.env[known]])),
      },
      stdio: ["pipe", "pipe", "ignore"],
      timeout: LONGEST_MS,
      killSignal: "SIGKILL",
    });
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > LARGEST_ANSWER) child.kill("SIGKILL");
      else chunks.push(chunk);
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(new UnreadablePictureError(`a picture ended its process with ${code}`));
    });
    // One that ends before it has read all closes its end.
    child.stdin.on("error", () => undefined);
    child.stdin.end(bytes);
  });
}
