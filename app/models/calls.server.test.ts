import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type * as Contacts from "./contacts/list.server";
import type * as SignUp from "./account/sign-up.server";
import type * as Lists from "./lists.server";
import type * as Contexts from "~/server/request/request-context.server";

// These tests check which calls the models make, and which other calls they make when the API lacks
// the first ones.

let calls: string[] = [];
let answers: Record<string, unknown> = {};
const server = http.createServer((request, response) => {
  const call = `${request.method} ${request.url?.replace("/v2", "").split("?", 1)[0]}`;
  calls.push(call);
  const answer = answers[call];
  response
    .writeHead(answer ? 200 : 404, { "Content-Type": "application/json" })
    .end(JSON.stringify(answer ?? { message: "No such call" }));
});
let contacts: typeof Contacts;
let signUp: typeof SignUp;
let lists: typeof Lists;
let contexts: typeof Contexts;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env.API_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
  process.env.API_KEY = "any-long-key";
  process.env.DATA_DIR = "./test-results/calls";
  contacts = await import("./contacts/list.server");
  signUp = await import("./account/sign-up.server");
  lists = await import("./lists.server");
  contexts = await import("~/server/request/request-context.server");
});

beforeEach(() => {
  calls = [];
  answers = {};
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const session = {
  id: "s",
  credentials: { clientId: "c", accessToken: "t" },
  person: { id: "1", name: "Aini", picture: null, email: "" },
  companies: [],
  companyId: "7",
  countryId: "137",
};

const listForChooser = () => contacts.listContacts(session, { tab: "all", search: "", page: 1 });

test("listContacts reads GET /contacts/:company, or GET /contacts when the API lacks that call", async () => {
  const entity = { name: "Kopitiam Jaya Sdn Bhd", display_name: "Kopitiam Jaya", type: 1 };
  answers["GET /contacts/7"] = { contacts: [{ id: 3, ...entity }] };
  expect((await listForChooser()).rows).toEqual([{ id: "3", name: "Kopitiam Jaya", detail: "" }]);
  expect(calls).toEqual(["GET /contacts/7"]);

  const detail = { email: "", phone_no: "03-1234 5678", address: "" };
  answers = {
    "GET /contacts": {
      contacts: [
        { id: 3, is_customer: true, is_supplier: false, entity: { ...entity, ...detail } },
      ],
    },
  };
  expect((await listForChooser()).rows).toEqual([
    { id: "3", name: "Kopitiam Jaya", detail: "03-1234 5678" },
  ]);
});

test("signUp reads the currencies from POST /lists/mixed, or from GET /pre_sign_up when the API lacks that call", async () => {
  const lists = {
    countries: [{ id: 137, name: "Malaysia" }],
    currencies: [{ id: 9, country_id: 137 }],
  };
  const account = {
    email: "a@b.example",
    password: "x",
    name: "A",
    mobile: "1",
    businessName: "B",
  };
  const trySignUp = () =>
    signUp
      .signUp({ ...account, countryId: "137" }, { clientId: "c", idempotencyKey: "k" })
      .catch(() => null);
  answers["POST /lists/mixed"] = lists;
  await trySignUp();
  expect(calls).toEqual(["POST /lists/mixed", "POST /sign_up"]);
  calls = [];
  answers = { "GET /pre_sign_up": lists };
  await trySignUp();
  expect(calls).toEqual(["POST /lists/mixed", "GET /pre_sign_up", "POST /sign_up"]);
});

const inRequest = <T>(read: () => Promise<T>) =>
  contexts.withRequestContext(
    { id: "1", method: "GET", path: "/", peerAddress: null, deadline: Date.now() + 60_000 },
    read,
  );

test("lists that one request reads at the same time need one call", async () => {
  answers["POST /lists/mixed"] = {
    counts: { contacts: 1, invoices: 2, products: 3 },
    methods: [{ id: 5, name: "Cash", kind: "cash" }],
  };
  const [counts, { methods }] = await inRequest(() =>
    Promise.all([lists.readCounts(session), lists.readLists(session, ["methods", "counts"])]),
  );
  expect(counts).toEqual({ contacts: 1, invoices: 2, products: 3 });
  expect(methods).toEqual([{ id: "5", name: "Cash", kind: "cash", isRounded: true }]);
  expect(calls).toEqual(["POST /lists/mixed"]);
});

test("a list that is read with two sets of parameters needs two calls", async () => {
  const taxCode = { id: 1, code: "SR", rate: "8" };
  answers["POST /lists/mixed"] = { tax_codes: [taxCode] };
  const [sales, purchases] = await inRequest(() =>
    Promise.all([
      lists.readLists(session, ["tax_codes"], "2026-11-20"),
      lists.readPurchaseTaxCodes(session, "2026-11-20"),
    ]),
  );
  expect([sales.tax_codes, purchases]).toEqual([
    [{ ...taxCode, id: "1", name: "" }],
    [{ ...taxCode, id: "1", name: "" }],
  ]);
  expect(calls).toEqual(["POST /lists/mixed", "POST /lists/mixed"]);
});

test("a list that cannot be parsed is a fault only for the function that reads it", async () => {
  answers["POST /lists/mixed"] = { counts: "many", methods: [] };
  const [counts, methods] = await inRequest(() =>
    Promise.allSettled([lists.readCounts(session), lists.readLists(session, ["methods"])]),
  );
  expect(counts).toMatchObject({ status: "rejected", reason: { kind: "malformed" } });
  expect(methods).toEqual({ status: "fulfilled", value: { methods: [] } });
});
