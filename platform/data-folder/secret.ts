import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { diskFault } from "./faults";
import { PRIVATE_FILE } from "./private-files";

/** Characters; as of the setting. */
const MIN_LENGTH = 32;
/** Bytes, written as twice as many characters. */
const SECRET_BYTES = 32;

/** What the secret is for, and what is lost with it, in words for whoever runs the server. */
type Purpose = { purpose: string; loss: string };

const COOKIES = { purpose: "that signs the cookies", loss: "everybody logs in again" };

/**
 * The secret kept in `file`, made when there is none: of several processes
 * that start at once, all get the first one's. Throws an `Error` whose message
 * is for whoever runs the server.
 */
export function readOrCreateSecret(file: string, { purpose, loss }: Purpose = COOKIES): string {
  if (!existsSync(file)) createSecret(file, purpose);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= MIN_LENGTH) return secret;
  throw new Error(
    `The file ${file} does not hold a whole secret: a full disk may have cut it off. ` +
      `Put it back from a backup, or remove it: a new one is made, and ${loss}.`,
  );
}

// Whole before it has its name, and under a name that nobody else has taken: a
// secret that is cut off would sign cookies that anybody can make.
function createSecret(file: string, purpose: string): void {
  const unfinished = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    writeCompletely(unfinished, randomBytes(SECRET_BYTES).toString("hex"));
    linkSync(unfinished, file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return;
    const why =
      diskFault(error) === "full"
        ? "its disk is full"
        : error instanceof Error
          ? error.message
          : String(error);
    throw new Error(`The secret ${purpose} could not be written to ${file}: ${why}.`, {
      cause: error,
    });
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function writeCompletely(file: string, text: string): void {
  const descriptor = openSync(file, "wx", PRIVATE_FILE);
  try {
    const written = writeSync(descriptor, text);
    if (written !== Buffer.byteLength(text)) throw new Error("it was not written whole");
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
