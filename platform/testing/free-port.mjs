import { randomInt } from "node:crypto";
import { once } from "node:events";
import net from "node:net";

/**
 * Below those that systems give to connections and to servers that do not ask for a certain one:
 * from there a port could be taken between this answer and its use.
 */
const FIRST = 15_000;
const AFTER_LAST = 32_000;
const ATTEMPTS = 100;

/** A port that nothing listens on. @returns {Promise<number>} */
export async function freePort() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST, AFTER_LAST);
    if (await isFree(port)) return port;
  }
  throw new Error("No free port was found.");
}

/** @param {number} port */
async function isFree(port) {
  const server = net.createServer();
  try {
    await once(server.listen(port), "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
