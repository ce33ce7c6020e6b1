// This program for tests is a server whose requests fail in ways that no handler expects. The program
// prints its port.
import http from "node:http";
import type { AddressInfo } from "node:net";
import { installHttpGate } from "../http/http-gate.server";
import { handleProcessErrors } from "../http/process-errors.server";

installHttpGate(({ title }) => ({
  html: title,
  headers: new Headers({ "Content-Type": "text/plain" }),
}));
handleProcessErrors();

/** Ends the response to /waits. */
let release = () => {};

const server = http
  .createServer((request, response) => {
    const path = request.url?.split("?", 1)[0];
    if (path === "/rejects") {
      void Promise.reject(new Error("nobody waits for this"));
      response.end("answered all the same");
    } else if (path === "/throws") {
      setImmediate(() => {
        throw new Error("thrown outside of all promises");
      });
    } else if (path === "/waits") {
      release = () => response.end("undisturbed");
      console.log("waiting");
    } else {
      release();
      response.end();
    }
  })
  .listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
