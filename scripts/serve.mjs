// The built app for production, as remix-serve has it, but for what stands in the way there
// (docs/decisions/0066): requests are logged by the app itself, without what is secret in their
// addresses, and only what may be a file is looked for on the disk.
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import { installGlobals } from "@remix-run/node";
import compression from "compression";
import express from "express";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

// Read by the app when it is loaded.
process.env.REQUEST_LOG ||= "on";
process.env.NODE_ENV ||= "production";
installGlobals({ nativeFetch: true });
/** @type {import("@remix-run/node").ServerBuild} */
const build = await import(path.join(root, "build", "server", "index.js"));

const app = express();
app.disable("x-powered-by");
app.use(compression());
app.use(
  build.publicPath,
  express.static(path.join(root, "build", "client"), { immutable: true, maxAge: "1y" }),
);
app.use(onlyFiles(express.static(path.join(root, "public"), { maxAge: "1h" })));
app.all("*", createRequestHandler({ build, mode: process.env.NODE_ENV }));

const { PORT = "3000", HOST } = process.env;
// The app itself says where it is, stops listening when it is told to, and reports a port in use.
app.listen({ port: Number(PORT), ...(HOST && { host: HOST }) });

/**
 * Pages have no dot in their names.
 * @param {import("express").RequestHandler} serveFile
 * @returns {import("express").RequestHandler}
 */
function onlyFiles(serveFile) {
  return (request, response, next) =>
    request.path.includes(".") ? serveFile(request, response, next) : next();
}
