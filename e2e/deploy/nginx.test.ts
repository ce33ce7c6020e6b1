import { once } from "node:events";
import http, { type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { chooseFreePort } from "../../platform/testing/free-port.mjs";
import { createApiServer } from "../../upstream/calls/server";
import { startDeployedNginx } from "../support/deployed-nginx";
import { hasNginx } from "../support/nginx";

const stopFunctions: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stopFunctions.splice(0)) await stop();
});

/** The requests that the copies received, in order: "1 GET" is a GET that copy 1 received. */
type RequestLog = string[];

/**
 * Starts two servers that stand for the copies of a program and answer with `copies`, and nginx
 * with a file of deploy/nginx in front of them.
 */
async function startNginxWithCopies(
  file: "lejar.conf" | "api.conf",
  copies: [RequestListener, RequestListener],
): Promise<{ url: string; requestLog: RequestLog }> {
  const requestLog: RequestLog = [];
  const ports: number[] = [];
  for (const [index, answer] of copies.entries()) {
    const copy = http.createServer((request, response) => {
      // The helper that starts nginx requests `/` until nginx answers.
      if (request.url !== "/") requestLog.push(`${index + 1} ${request.method}`);
      answer(request, response);
    });
    ports.push(await startListening(copy));
  }
  return { url: await startNginxForPorts(file, ports), requestLog };
}

async function startNginxForPorts(
  file: "lejar.conf" | "api.conf",
  ports: number[],
): Promise<string> {
  const port = await chooseFreePort();
  const { stop } = await startDeployedNginx(file, ports, port);
  stopFunctions.push(stop);
  return `http://127.0.0.1:${port}`;
}

async function startListening(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  stopFunctions.push(async () => {
    server.closeAllConnections();
    await once(server.close(), "close");
  });
  return (server.address() as AddressInfo).port;
}

const answerSuccess: RequestListener = (_, response) => response.end("well");
const dropConnection: RequestListener = (request, response) =>
  request.url === "/" ? response.end() : response.destroy();
const answerWith =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(`said ${status}`);

/**
 * Sends the request twice, so that each copy is nginx's first choice once. Returns the text of each
 * answer, or its status from 500 on.
 */
async function requestTwice(address: string, method: string): Promise<string[]> {
  const answers: string[] = [];
  for (let attempt = 0; attempt < 2; attempt++) {
    const answer = await fetch(address, { method });
    answers.push(answer.status < 500 ? await answer.text() : String(answer.status));
  }
  return answers;
}

describe.skipIf(!hasNginx && !process.env.CI)("nginx with a file of deploy/nginx", () => {
  it("sends the request for a page to the other copy when one fails, but sends no form twice", async () => {
    const pages = await startNginxWithCopies("lejar.conf", [dropConnection, answerSuccess]);
    expect(await requestTwice(`${pages.url}/login`, "GET")).toEqual(["well", "well"]);
    expect(pages.requestLog).toContain("1 GET");
    const forms = await startNginxWithCopies("lejar.conf", [dropConnection, answerSuccess]);
    expect((await requestTwice(`${forms.url}/login`, "POST")).sort()).toEqual(["502", "well"]);
    expect(forms.requestLog.sort()).toEqual(["1 POST", "2 POST"]);
  });

  it("passes on a page that every copy answers with 503", async () => {
    const { url } = await startNginxWithCopies("lejar.conf", [answerWith(503), answerWith(503)]);
    for (let attempt = 0; attempt < 4; attempt++) {
      const answer = await fetch(`${url}/invoices/all`);
      expect(await answer.text()).toBe("said 503");
    }
  });

  it("finds a script that only one copy has", async () => {
    const { url } = await startNginxWithCopies("lejar.conf", [answerWith(404), answerSuccess]);
    const scripts = ["a", "b", "c"].map((name) => `${url}/build/${name}.js`);
    const answers = await Promise.all(scripts.map((entry) => fetch(entry)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("sends a write again to the other copy of the API when the connection breaks", async () => {
    const { url, requestLog } = await startNginxWithCopies("api.conf", [
      dropConnection,
      answerSuccess,
    ]);
    expect(await requestTwice(`${url}/v2/sales/invoices`, "POST")).toEqual(["well", "well"]);
    expect(requestLog).toContain("1 POST");
    expect(requestLog.filter((entry) => entry === "2 POST")).toHaveLength(2);
  });

  it.each([1, 2])(
    "still uses %d copies of the API after they refused large bodies without reading them to the end",
    async (copies) => {
      const refusing = async ({ method, body }: Request) => {
        await body?.getReader().read();
        return new Response("said 413", { status: method === "POST" ? 413 : 200 });
      };
      const ports = Array.from({ length: copies }, () =>
        startListening(createApiServer(refusing, { logsRequests: false }).server),
      );
      const url = `${await startNginxForPorts("api.conf", await Promise.all(ports))}/v2/contacts`;
      const posts = Array.from({ length: 8 }, () =>
        fetch(url, { method: "POST", body: "x".repeat(1_500_000) }),
      );
      for (const { status } of await Promise.all(posts)) expect(status).toBe(413);
      const reads = await Promise.all(Array.from({ length: 8 }, () => fetch(url)));
      expect(reads.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    },
  );

  it.each([
    ["lejar.conf", "/login", ["/i/T0KEN-of-a-customer", "/%69/T0KEN-of-a-customer", "/I/T0KEN"]],
    [
      "api.conf",
      "/v2/contacts",
      ["/v2/public/invoices/T0KEN/pdf", "/v2/sales/invoices/1/pdf?key=T0KEN"],
    ],
  ] as const)(
    "keeps the tokens of links out of the error log with %s",
    async (file, other, links) => {
      const port = await chooseFreePort();
      const nginx = await startDeployedNginx(file, [await chooseFreePort()], port);
      stopFunctions.push(nginx.stop);
      for (const address of [other, ...links])
        expect((await fetch(`http://127.0.0.1:${port}${address}`)).status).toBe(502);
      expect(nginx.errors()).toContain(`GET ${other}`);
      expect(nginx.errors()).not.toContain("T0KEN");
    },
  );

  it("reports the API as healthy while one copy is healthy, and its calls still succeed", async () => {
    const { url } = await startNginxWithCopies("api.conf", [
      (request, response) =>
        (request.url === "/v2/healthz" ? answerWith(503) : answerSuccess)(request, response),
      answerSuccess,
    ]);
    for (let attempt = 0; attempt < 4; attempt++)
      expect((await fetch(`${url}/v2/healthz`)).status).toBe(200);
    expect(await requestTwice(`${url}/v2/contacts`, "GET")).toEqual(["well", "well"]);
  });
});
