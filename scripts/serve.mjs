// Serves the built app in production, like remix-serve, with three differences (decisions 60 and
// 118): the app logs requests itself, without the secrets in their addresses; only paths with a dot
// are looked up as files; and a path is matched only against the routes of its first segment.
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import { installGlobals } from "@remix-run/node";
import compression from "compression";
import express from "express";
import {
  getFirstSegment,
  isPattern,
  filterRoutesBySegment,
} from "../platform/routes-for-segment.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

// The app reads these variables when it is loaded.
process.env.REQUEST_LOG ||= "on";
process.env.NODE_ENV ||= "production";
installGlobals({ nativeFetch: true });
/** @type {import("@remix-run/node").ServerBuild} */
const build = await import(path.join(root, "build", "server", "index.js"));

const handleAnyRoute = createHandler(build.routes);
const segments = new Set(Object.keys(build.routes).map((id) => getFirstSegment(build.routes, id)));
const handlers = new Map(
  [...segments]
    .filter((segment) => !isPattern(segment))
    .map((segment) => [segment, createHandler(filterRoutesBySegment(build.routes, segment))]),
);

const app = express();
app.disable("x-powered-by");
app.use(compression());
app.use(
  build.publicPath,
  express.static(path.join(root, "build", "client"), { immutable: true, maxAge: "1y" }),
);
app.use(limitToFilePaths(express.static(path.join(root, "public"), { maxAge: "1h" })));
app.all("*", (request, response, next) => findHandler(request.path)(request, response, next));

const { PORT = "3000", HOST } = process.env;
// The app itself logs its address, closes this server when the program stops, and reports a port
// that is in use.
app.listen({ port: Number(PORT), ...(HOST && { host: HOST }) });

/**
 * Returns the handler for the first segment of the path, which has only the routes that the path
 * can match (routes-for-segment.mjs). Returns the handler with all routes when no route begins with
 * exactly that segment; a route may still match, because upper and lower case are not
 * distinguished.
 * @param {string} path
 */
function findHandler(path) {
  const isHome = path === "/" || path === "/_root.data";
  const segment = (path.split("/")[1] ?? "").replace(/\.data$/, "");
  return (isHome ? handlers.get("") : segment && handlers.get(segment)) || handleAnyRoute;
}

/** @param {import("@remix-run/node").ServerBuild["routes"]} routes */
function createHandler(routes) {
  return createRequestHandler({ build: { ...build, routes }, mode: process.env.NODE_ENV });
}

/**
 * Serves files only for paths with a dot, which pages do not have.
 * @param {import("express").RequestHandler} serveFile
 * @returns {import("express").RequestHandler}
 */
function limitToFilePaths(serveFile) {
  return (request, response, next) =>
    request.path.includes(".") ? serveFile(request, response, next) : next();
}
