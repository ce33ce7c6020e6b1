import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import net, { type AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterEach, expect, it } from "vitest";
import { discardUnreadBody, MAX_UNREAD_BYTES } from "./unread-body";

const stops: (() => void)[] = [];

afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Starts a server whose listener does not read the request's body to its end. */
async function startServer(listener: RequestListener): Promise<number> {
  const server = http.createServer((request, response) => {
    discardUnreadBody(request, response);
    listener(request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const unread: RequestListener = (_, response) => response.end("refused");
const partlyRead: RequestListener = (request, response) => {
  const reader = Readable.toWeb(request).getReader();
  void reader.read().then(() => response.end("refused"));
};
const paused: RequestListener = (request, response) => {
  request.once("data", () => {
    request.pause();
    response.end("refused");
  });
};

async function connect(port: number) {
  const socket = net.connect(port, "127.0.0.1");
  await once(socket, "connect");
  stops.push(() => socket.destroy());
  let received = "";
  socket.on("data", (chunk) => (received += chunk.toString()));
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const write = (text: string | Buffer) => socket.write(text);
  return { write, received: () => received, socket, closed };
}

const post = (length: number) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

it.each([
  ["has not started to read", unread],
  ["stops reading", partlyRead],
  ["pauses", paused],
])("a connection still works after a listener %s", async (_, listener) => {
  const { write, received, socket } = await connect(await startServer(listener));
  for (let time = 1; time <= 3; time++) {
    write(post(1_500_000));
    write(Buffer.alloc(1_500_000));
    while (received().split("refused").length <= time) await once(socket, "data");
  }
  expect(received()).not.toContain("Connection: close");
});

it("the server closes the connection when the announced body is too large", async () => {
  const { write, received, closed } = await connect(await startServer(unread));
  write(post(MAX_UNREAD_BYTES + 1));
  await closed;
  expect(received()).toContain("Connection: close");
  expect(received()).toContain("refused");
});

it("the server closes the connection when a body of unknown length does not end", async () => {
  const { write, received, socket, closed } = await connect(await startServer(unread));
  write("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
  const chunk = Buffer.concat([
    Buffer.from("100000\r\n"),
    Buffer.alloc(0x100000),
    Buffer.from("\r\n"),
  ]);
  // The test sends at most 64 chunks of 1 MiB, much more than the server discards. If the server
  // read all of them, the connection would stay open and the test would fail.
  let left = 64;
  const send = () => {
    if (socket.destroyed || left-- === 0) return;
    socket.write(chunk, () => setImmediate(send));
  };
  send();
  await closed;
  expect(received()).toContain("refused");
});
