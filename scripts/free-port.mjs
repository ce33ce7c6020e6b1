import { once } from "node:events";
import net from "node:net";

/** A port that nothing listens on. @returns {Promise<number>} */
export async function freePort() {
  const server = net.createServer();
  await once(server.listen(0), "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}
