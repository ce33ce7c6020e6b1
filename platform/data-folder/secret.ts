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
import { toDiskFault } from "./faults";
import { PRIVATE_FILE_MODE } from "./private-files";

/** The minimum length of a secret in characters, the same as for SESSION_SECRET. */
const MIN_LENGTH = 32;
/** The length of a new secret in bytes. In the file, each byte is two hexadecimal digits. */
const SECRET_BYTES = 32;

/** What the secret is for and what is lost without it, in words for the operator. */
type Purpose = { purpose: string; loss: string };

const COOKIES = { purpose: "that signs the cookies", loss: "all users must log in again" };

/**
 * Returns the secret in `file`, which is created when it is missing. Processes that start at the
 * same time all get the same secret. Throws an `Error` with a message for the operator.
 */
export function readOrCreateSecret(file: string, { purpose, loss }: Purpose = COOKIES): string {
  if (!existsSync(file)) createSecret(file, purpose);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= MIN_LENGTH) return secret;
  throw new Error(
    `The file ${file} does not hold a complete secret; a full disk may have cut it off. ` +
      `Restore it from a backup, or remove it. The app then creates a new secret, and ${loss}.`,
  );
}

// Writes the secret under a temporary name and then links it, so that no process sees an incomplete
// secret, which would let anyone forge cookies.
function createSecret(file: string, purpose: string): void {
  const temporaryFile = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    writeCompletely(temporaryFile, randomBytes(SECRET_BYTES).toString("hex"));
    linkSync(temporaryFile, file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return;
    const reason =
      toDiskFault(error) === "full"
        ? "its disk is full"
        : error instanceof Error
          ? error.message
          : String(error);
    throw new Error(`The secret ${purpose} could not be written to ${file}: ${reason}.`, {
      cause: error,
    });
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}

function writeCompletely(file: string, text: string): void {
  const descriptor = openSync(file, "wx", PRIVATE_FILE_MODE);
  try {
    const written = writeSync(descriptor, text);
    if (written !== Buffer.byteLength(text)) throw new Error("it was not written completely");
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
