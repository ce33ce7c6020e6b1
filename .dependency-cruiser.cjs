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

/** The floors of upstream/, the highest first: what each may know is what stands below it. */
const upstreamFloors = [
  { name: "start", path: "^upstream/(app|serve|serve-settings)\\." },
  { name: "routes", path: "^upstream/routes/" },
  // They know every subject: what goes to customers, and how a company begins.
  { name: "messages-and-sign-up", path: "^upstream/(messages|sign-up)/" },
  // They read and write across subjects.
  { name: "reports-and-whole-books", path: "^upstream/(reports|books)/" },
  { name: "invoices", path: "^upstream/invoices/" },
  // What invoices are made of and leave behind.
  {
    name: "company",
    path: "^upstream/(contacts|products|company|history|totals|search-index)/",
  },
  { name: "calls", path: "^upstream/calls/" },
  { name: "accounts", path: "^upstream/accounts/" },
  { name: "tools", path: "^upstream/(pdf|mail|pictures)/" },
  { name: "db", path: "^upstream/db/" },
  { name: "ground", path: "^upstream/(wire|settings)/" },
];

const upstreamFloorRules = upstreamFloors.slice(1).map(({ name, path }, index) => ({
  name: `nothing-above-upstream-${name}`,
  comment: "A floor of upstream/ imports from those below it, never from one above.",
  severity: "error",
  from: { path, pathNot: tests },
  to: {
    path: upstreamFloors
      .slice(0, index + 1)
      .map((floor) => floor.path)
      .join("|"),
  },
}));

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
    ...upstreamFloorRules,
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
        "domain/ is what both programs know: it imports its own files and what draws a QR code, " +
        "reads nothing and writes nothing.",
      severity: "error",
      from: { path: "^domain/", pathNot: tests },
      to: { pathNot: "^domain/|^node_modules/uqr/" },
    },
    {
      name: "platform-knows-no-subject",
      comment: "platform/ is what both programs run on: it knows nothing of what they do.",
      severity: "error",
      from: { path: "^platform/", pathNot: tests },
      to: { path: "^(app|upstream|domain|e2e|bench|scripts)/" },
    },
    {
      name: "bundle-has-a-door",
      comment: "Others use scripts/bundle/ by its index and its manifest.",
      severity: "error",
      from: { pathNot: "^scripts/bundle/" },
      to: { path: "^scripts/bundle/", pathNot: "^scripts/bundle/(index|manifest)\\.mjs$" },
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
