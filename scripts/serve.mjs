// The built app for production, as remix-serve has it, but for what stands in the way there
// (docs/decisions/0060): requests are logged by the app itself, without what is secret in their
// addresses, and only what may be a file is looked for on the disk.
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import { installGlobals } from "@remix-run/node";
import compression from "compression";
import express from "express";
import { firstSegmentOf, isPattern, routesForSegment } from "../platform/routes-for-segment.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

// Read by the app when it is loaded.
process.env.REQUEST_LOG ||= "on";
process.env.NODE_ENV ||= "production";
installGlobals({ nativeFetch: true });
/** @type {import("@remix-run/node").ServerBuild} */
const build = await import(path.join(root, "build", "server", "index.js"));

const handleAny = handlerWith(build.routes);
const begins = new Set(Object.keys(build.routes).map((id) => firstSegmentOf(build.routes, id)));
const handlers = new Map(
  [...begins]
    .filter((begin) => !isPattern(begin))
    .map((begin) => [begin, handlerWith(routesForSegment(build.routes, begin))]),
);

const app = express();
app.disable("x-powered-by");
app.use(compression());
app.use(
  build.publicPath,
  express.static(path.join(root, "build", "client"), { immutable: true, maxAge: "1y" }),
);
app.use(onlyFiles(express.static(path.join(root, "public"), { maxAge: "1h" })));
app.all("*", (request, response, next) => handlerOf(request.path)(request, response, next));

const { PORT = "3000", HOST } = process.env;
// The app itself says where it is, stops listening when it is told to, and reports a port in use.
app.listen({ port: Number(PORT), ...(HOST && { host: HOST }) });

/**
 * Knows only the routes that can be meant (routes-for-segment.mjs), for addresses as the app writes them.
 * @param {string} path
 */
function handlerOf(path) {
  const isHome = path === "/" || path === "/_root.data";
  const begin = (path.split("/")[1] ?? "").replace(/\.data$/, "");
  return (isHome ? handlers.get("") : begin && handlers.get(begin)) || handleAny;
}

/** @param {import("@remix-run/node").ServerBuild["routes"]} routes */
function handlerWith(routes) {
  return createRequestHandler({ build: { ...build, routes }, mode: process.env.NODE_ENV });
}

/**
 * Pages have no dot in their names.
 * @param {import("express").RequestHandler} serveFile
 * @returns {import("express").RequestHandler}
 */
function onlyFiles(serveFile) {
  return (request, response, next) =>
    request.path.includes(".") ? serveFile(request, response, next) : next();
}
