/** What Node is given to start each program, from the project's root. */

/** The built app, as `npm start` does. */
export const REMIX_SERVE = ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];

/** The built app, as `npm run serve` does. */
export const OWN_SERVER = ["scripts/serve.mjs"];

/** The v2 API, as `npm run upstream` does. */
export const API_SERVER = ["--import", "tsx", "upstream/serve.ts"];
