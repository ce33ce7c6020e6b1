// The rules for imports, which `npm run lint` checks. docs/architecture.md shows them.

const tests = "\\.test\\.[a-z]+$|/testing/";

/**
 * The layers ("floors") of app/, the highest first. A file imports only from its own folder and from
 * lower floors.
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

/** The files that folders on the same floor may import from each other. */
const SHARED_FILES = "^app/invoices/draft\\.server\\.ts$";

const serverPackages =
  "remix-auth|libsql|pg/|pdfkit|kysely|nodemailer|hono|@hono/|@napi-rs/|@redis/|uqr/";

const floorRules = floors.slice(1).map((floor, index) => ({
  name: `nothing-above-${floor.replace(/[^a-z]+/g, "-").replace(/^-app-|-$/g, "")}`,
  comment: "A floor of app/ imports from lower floors, never from higher ones.",
  severity: "error",
  from: { path: floor, pathNot: tests },
  to: { path: floors.slice(0, index + 1).join("|") },
}));

/**
 * The subfolders ("rooms") of a folder, in lines, the highest line first. "." means the files directly
 * in the folder. A subfolder imports only from lower lines, so no two subfolders import each other.
 * `why` is the reason for the order. `onDemand` lists the subfolders that may import from all lines.
 */
const rooms = {
  upstream: {
    why: "routes use messages and reports, which use invoices, which use records, accounts and tools",
    lines: [
      ["."],
      ["routes"],
      ["reminders"],
      ["messages", "sign-up", "backups"],
      ["reports", "books"],
      ["invoices"],
      ["products"],
      ["contacts", "company", "totals"],
      ["history"],
      ["calls"],
      ["accounts", "jobs"],
      ["pdf"],
      ["pictures", "mail", "db"],
      ["wire", "settings"],
    ],
    // Loaded on demand and by tests, so they may import from all subfolders.
    onDemand: ["seed", "testing", "contract"],
  },
  "upstream/invoices": {
    why: "operations write through `write`; `read` and `versions` do not depend on it",
    lines: [
      ["operations", "credit-notes", "links"],
      ["receipts"],
      ["compose", "payments", "repeats"],
      ["write"],
      ["versions"],
      ["read"],
    ],
    onDemand: [],
  },
  "upstream/reports": {
    why: "a report may use another one, in one direction only",
    lines: [
      ["export", "statement", "snapshot", "today", "recent"],
      ["check", "owed"],
    ],
    onDemand: [],
  },
  "app/server": {
    why: "HTTP and pages use sessions, which use security and the API client, which use the store",
    lines: [
      ["http", "page"],
      ["session"],
      ["security", "v2"],
      ["request"],
      ["drafts"],
      ["store"],
      ["settings"],
    ],
    onDemand: ["testing"],
  },
  "app/invoices": {
    why: "screens use the form and the periods of lists, which use the files about all invoices",
    lines: [
      ["select"],
      ["cash-sale", "credit-notes", "deleted", "list", "owed", "payments", "receipt", "today"],
      ["receipts", "refunds"],
      ["draft-paper", "record-payment", "versions", "wizard"],
      ["choosers", "send", "void", "repeats", "pdf", "view"],
      ["duplicate", "periods", "reminders"],
      ["form"],
      ["."],
    ],
    onDemand: ["testing"],
  },
};

const roomRules = Object.entries(rooms).flatMap(([folder, { why, lines, onDemand }]) => {
  const pathOf = (/** @type {string} */ room) =>
    room === "." ? `^${folder}/[^/]+$` : `^${folder}/${room}/`;
  const listed = [...lines.flat(), ...onDemand].map(pathOf);
  return [
    {
      name: `rooms-of-${folder.replace("/", "-")}`,
      comment: "Each subfolder must be on a line of the list in this file.",
      severity: "error",
      from: { path: `^${folder}/`, pathNot: [tests, ...listed] },
      to: {},
    },
    ...lines.flatMap((line, index) =>
      line.map((room) => ({
        name: `${folder.replace("/", "-")}-${room === "." ? "loose-files" : room}-is-below`,
        comment: `A subfolder imports from lower ones: ${why}.`,
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
      comment: "No file imports itself through others, not even types.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-lost-imports",
      comment: "Every import names an existing file or package.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
    ...floorRules,
    ...roomRules,
    {
      name: "no-neighbours",
      comment: "A subject imports only the shared files of another subject.",
      severity: "error",
      from: {
        path: "^app/(invoices|customer-page|contacts|items|dashboard|account|business)/",
        pathNot: tests,
      },
      to: {
        path: "^app/(invoices|customer-page|contacts|items|dashboard|account|business)/",
        pathNot: ["^app/$1/", SHARED_FILES],
      },
    },
    {
      name: "upstream-through-one-file",
      comment:
        "Only the transport of the API client imports upstream/ in app/; tests start both " +
        "through one file.",
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
      comment: "Nothing in app/, not even a test, imports journeys or scripts.",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^(e2e|bench|scripts)/" },
    },
    {
      name: "domain-is-pure",
      comment:
        "domain/ is pure code for both programs. It imports only its own files, dayjs and uqr.",
      severity: "error",
      from: { path: "^domain/", pathNot: tests },
      to: { pathNot: "^domain/|^node_modules/(dayjs|uqr)/" },
    },
    {
      name: "platform-knows-no-subject",
      comment: "platform/ is the base of both programs and does not depend on them.",
      severity: "error",
      from: { path: "^platform/", pathNot: tests },
      to: { path: "^(app|upstream|domain|e2e|bench|scripts)/" },
    },
    {
      name: "one-pool-of-workers",
      comment:
        "Only platform/workers/ starts threads and processes, so that all have the same limits and " +
        "the same queue (decision 117).",
      severity: "error",
      from: {
        path: "^(app|upstream|domain|platform)/",
        pathNot: `${tests}|^platform/workers/`,
      },
      to: { path: "^(node:)?(child_process|worker_threads)$" },
    },
    {
      name: "no-demo-data-in-production",
      comment: "Demo data and test helpers are loaded on demand only.",
      severity: "error",
      from: {
        path: "^(app|upstream|domain|platform)/",
        pathNot: `${tests}|^upstream/(seed|contract)/`,
      },
      to: { path: "^upstream/seed/|/testing/", dynamic: false },
    },
    {
      name: "remix-stays-on-top",
      comment: "models/ and lib/ do not depend on Remix, so they could be used without it.",
      severity: "error",
      from: { path: "^app/(models|lib)/", pathNot: tests },
      to: { path: "^node_modules/@remix-run/" },
    },
    {
      name: "components-know-react-alone",
      comment: "A component imports no Remix package except @remix-run/react.",
      severity: "error",
      from: {
        path: "^app/(?!routes/|root|entry).*\\.tsx$|^app/.*/use-[a-z-]+\\.ts$",
        pathNot: "\\.server\\.tsx$",
      },
      to: { path: "^node_modules/@remix-run/(?!react/)" },
    },
    {
      name: "no-server-in-the-browser",
      comment: "Browser code imports no server package; it may import types from *.server files.",
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
