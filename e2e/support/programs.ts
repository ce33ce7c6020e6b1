/** Node's arguments for each program, from the project's root. */

/** The built app, as started by `npm start`. */
export const REMIX_SERVE_ARGS = [
  "node_modules/@remix-run/serve/dist/cli.js",
  "build/server/index.js",
];

/** The built app, as started by `npm run serve`. */
export const OWN_SERVER_ARGS = ["scripts/serve.mjs"];

/** The v2 API, as started by `npm run upstream`. */
export const API_SERVER_ARGS = ["--import", "tsx", "upstream/serve.ts"];
