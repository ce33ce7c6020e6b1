// Who may import what: `npm run lint` fails on what is forbidden here. docs/architecture.md draws
// it.

const tests = "\\.test\\.[a-z]+$|/testing/";

/**
 * The floors of app/, the highest first. A file imports from its own room and from floors below.
 */
const floors = [
  "^app/(routes/|root\\.|entry\\.)",
  "^app/(invoices|customer-page|contacts|items|dashboard|account|business)/",
  "^app/models/",
  "^app/forms/",
  "^app/shell/",
  "^app/ui/",
  "^app/server/",
  "^app/(lib/|paths\\.)",
];

/** What the neighbours on one floor may know of each other. */
const shownToNeighbours = "^app/invoices/draft\\.server\\.ts$";

const serverPackages =
  "remix-auth|libsql|pg/|pdfkit|kysely|nodemailer|hono|@hono/|@napi-rs/|@redis/|uqr/";

const floorRules = floors.slice(1).map((floor, index) => ({
  name: `nothing-above-${floor.replace(/[^a-z]+/g, "-").replace(/^-app-|-$/g, "")}`,
  comment: "A floor of app/ imports from those below it, never from one above.",
  severity: "error",
  from: { path: floor, pathNot: tests },
  to: { path: floors.slice(0, index + 1).join("|") },
}));

/**
 * The rooms of a folder, the highest first, "." for its loose files. A room imports from those on
 * lines below its own: that leaves no ring of rooms, whatever the files in them import.
 */
const rooms = {
  upstream: {
    why: "who starts, what is called, what is told and read, invoices, what they are made of, who asks, tools, ground",
    lines: [
      ["."],
      ["routes"],
      ["messages", "sign-up"],
      ["reports", "books"],
      ["invoices"],
      ["products"],
      ["contacts", "company", "totals"],
      ["history"],
      ["calls"],
      ["accounts"],
      ["pdf"],
      ["pictures", "mail", "db"],
      ["wire", "settings"],
    ],
    // Loaded when they are asked for, and by tests: they know every room.
    beside: ["seed", "testing", "contract"],
  },
  "upstream/invoices": {
    why: "operations are written through one door, of which reading and versions know nothing",
    lines: [
      ["operations", "credit-notes", "links"],
      ["compose", "payments", "repeats"],
      ["write"],
      ["versions"],
      ["read"],
    ],
    beside: [],
  },
  "upstream/reports": {
    why: "a report is built of what another found, in one direction",
    lines: [
      ["export", "statement", "snapshot", "recent"],
      ["check", "owed"],
    ],
    beside: [],
  },
  "app/server": {
    why: "a request comes in, is a page, of somebody, and refused, asked upstream, or kept",
    lines: [
      ["http", "page"],
      ["session"],
      ["security", "v2"],
      ["request"],
      ["drafts"],
      ["store"],
      ["settings"],
    ],
    beside: ["testing"],
  },
  "app/invoices": {
    why: "screens stand on the form and on lists' periods, these on what all invoices are",
    lines: [
      ["cash-sale", "credit-notes", "deleted", "list", "owed", "payments", "receipt"],
      ["record-payment", "versions", "wizard"],
      ["choosers", "send", "void", "repeats", "pdf", "view"],
      ["again", "periods"],
      ["form"],
      ["."],
    ],
    beside: ["testing"],
  },
};

const roomRules = Object.entries(rooms).flatMap(([folder, { why, lines, beside }]) => {
  const pathOf = (/** @type {string} */ room) =>
    room === "." ? `^${folder}/[^/]+$` : `^${folder}/${room}/`;
  const known = [...lines.flat(), ...beside].map(pathOf);
  return [
    {
      name: `rooms-of-${folder.replace("/", "-")}`,
      comment: "Each folder stands on a line of the list of rooms in this file.",
      severity: "error",
      from: { path: `^${folder}/`, pathNot: [tests, ...known] },
      to: {},
    },
    ...lines.flatMap((line, index) =>
      line.map((room) => ({
        name: `${folder.replace("/", "-")}-${room === "." ? "loose-files" : room}-is-below`,
        comment: `A room imports from lower ones: ${why}.`,
        severity: "error",
        from: { path: pathOf(room), pathNot: tests },
        to: {
          path: lines
            .slice(0, index + 1)
            .flat()
            .map(pathOf)
            .join("|"),
          pathNot: pathOf(room),
        },
      })),
    ),
  ];
});

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-rings",
      comment: "No file imports itself through others, types included.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-lost-imports",
      comment: "Every import names a file or a package that is there.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    ...floorRules,
    ...roomRules,
    {
      name: "no-neighbours",
      comment: "A subject knows another one by the files that it shows, not by its inside.",
      severity: "error",
      from: {
        path: "^app/(invoices|customer-page|contacts|items|dashboard|account|business)/",
        pathNot: tests,
      },
      to: {
        path: "^app/(invoices|customer-page|contacts|items|dashboard|account|business)/",
        pathNot: ["^app/$1/", shownToNeighbours],
      },
    },
    {
      name: "upstream-through-one-file",
      comment:
        "app/ meets upstream/ in the transport of its API client, and nowhere else; tests start " +
        "both by one file.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: "^app/(server/v2/transport\\.server|testing/running-app)\\.ts$",
      },
      to: { path: "^upstream/" },
    },
    {
      name: "app-is-not-for-others",
      comment: "upstream/ imports nothing from app/.",
      severity: "error",
      from: { path: "^upstream/", pathNot: tests },
      to: { path: "^app/" },
    },
    {
      name: "app-needs-no-tools",
      comment: "Nothing in app/ imports journeys or scripts, tests included.",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^(e2e|bench|scripts)/" },
    },
    {
      name: "domain-is-pure",
      comment:
        "domain/ is what both programs know: it imports its own files, what adds days and what draws " +
        "a QR code, reads nothing and writes nothing.",
      severity: "error",
      from: { path: "^domain/", pathNot: tests },
      to: { pathNot: "^domain/|^node_modules/(dayjs|uqr)/" },
    },
    {
      name: "platform-knows-no-subject",
      comment: "platform/ is what both programs run on: it knows nothing of what they do.",
      severity: "error",
      from: { path: "^platform/", pathNot: tests },
      to: { path: "^(app|upstream|domain|e2e|bench|scripts)/" },
    },
    {
      name: "one-pool-of-workers",
      comment:
        "Threads and processes are started by platform/workers/: limits, turns and ends are one " +
        "mechanism (decision 117).",
      severity: "error",
      from: {
        path: "^(app|upstream|domain|platform)/",
        pathNot: `${tests}|^platform/workers/`,
      },
      to: { path: "^(node:)?(child_process|worker_threads)$" },
    },
    {
      name: "no-demo-data-in-production",
      comment:
        "Demo data and what tests need are loaded when they are asked for, and never before.",
      severity: "error",
      from: {
        path: "^(app|upstream|domain|platform)/",
        pathNot: `${tests}|^upstream/(seed|contract)/`,
      },
      to: { path: "^upstream/seed/|/testing/", dynamic: false },
    },
    {
      name: "remix-stays-on-top",
      comment:
        "models/ and lib/ know nothing of Remix; what calls the API could be used without it.",
      severity: "error",
      from: { path: "^app/(models|lib)/", pathNot: tests },
      to: { path: "^node_modules/@remix-run/" },
    },
    {
      name: "components-know-react-alone",
      comment: "A component knows @remix-run/react at most.",
      severity: "error",
      from: {
        path: "^app/(?!routes/|root|entry).*\\.tsx$|^app/.*/use-[a-z-]+\\.ts$",
        pathNot: "\\.server\\.tsx$",
      },
      to: { path: "^node_modules/@remix-run/(?!react/)" },
    },
    {
      name: "no-server-in-the-browser",
      comment:
        "What the browser gets names no package of the server; types may come from *.server files.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: "\\.server\\.|^app/routes/|^app/root|^app/entry\\.server|/testing/|\\.test\\.",
      },
      to: {
        path: `^node_modules/(${serverPackages})`,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-node-in-the-browser",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: "\\.server\\.|^app/routes/|^app/root|^app/entry\\.server|/testing/|\\.test\\.",
      },
      to: { dependencyTypes: ["core"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|public|data|test-results|docs)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".d.ts", ".json"],
    },
  },
};
