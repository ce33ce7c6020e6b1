import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import net, { type AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterEach, expect, it } from "vitest";
import { discardUnreadBody, MAX_UNREAD_BYTES } from "./unread-body";

const stops: (() => void)[] = [];

afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Answers, having read nothing of what is sent, or as much as a web stream reads ahead. */
async function serving(listener: RequestListener): Promise<number> {
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
const begun: RequestListener = (request, response) => {
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
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk.toString()));
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const write = (text: string | Buffer) => socket.write(text);
  return { write, heard: () => heard, socket, closed };
}

const post = (length: number) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

it.each([
  ["has not begun to read", unread],
  ["stops reading", begun],
  ["pauses", paused],
])("a connection goes on when who answers %s", async (_, listener) => {
  const { write, heard, socket } = await connect(await serving(listener));
  for (let time = 1; time <= 3; time++) {
    write(post(1_500_000));
    write(Buffer.alloc(1_500_000));
    while (heard().split("refused").length <= time) await once(socket, "data");
  }
  expect(heard()).not.toContain("Connection: close");
});

it("says that it closes when more is announced than it drops", async () => {
  const { write, heard, closed } = await connect(await serving(unread));
  write(post(MAX_UNREAD_BYTES + 1));
  await closed;
  expect(heard()).toContain("Connection: close");
  expect(heard()).toContain("refused");
});

it("ends a connection whose body has no end", async () => {
  const { write, heard, socket, closed } = await connect(await serving(unread));
  write("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
  const chunk = Buffer.concat([
    Buffer.from("100000\r\n"),
    Buffer.alloc(0x100000),
    Buffer.from("\r\n"),
  ]);
  // Much more than is dropped, and no more: a server that goes on reading fails the test.
  let left = 64;
  const send = () => {
    if (socket.destroyed || left-- === 0) return;
    socket.write(chunk, () => setImmediate(send));
  };
  send();
  await closed;
  expect(heard()).toContain("refused");
});
