import { randomInt } from "node:crypto";
import { once } from "node:events";
import net from "node:net";

/**
 * The range of the ports. It is below the ports that operating systems assign by themselves, so that
 * no other process is assigned the port before the caller uses it.
 */
const FIRST = 15_000;
const AFTER_LAST = 32_000;
const ATTEMPTS = 100;

/** Returns a port that no server uses. @returns {Promise<number>} */
export async function chooseFreePort() {
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
