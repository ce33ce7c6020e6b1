import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { setTimeout as wait } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import * as z from "zod";

/** The schema of a rule that says which requests fail, how and how often. */
export const faultRuleSchema = z.object({
  /** The email of the account whose requests fail. Empty for requests without a known account. */
  email: z.string().toLowerCase(),
  method: z.string().toUpperCase().optional(),
  /** The start of the path, without /v2. */
  path: z.string().default("/"),
  /**
   * The kind of fault.
   * - delay: the request is processed after `ms` milliseconds.
   * - drop: the connection is closed before the request is processed.
   * - drop-after: the connection is closed after the request has been processed.
   * - status: responds with `status` and `message`, or without a body when there is no message.
   * - malformed: responds with incomplete JSON.
   * - html: responds with a web page instead of JSON.
   * - half: processes the request, and closes the connection in the middle of the response.
   * - trickle: responds with small pieces that never end.
   * - huge: responds with 4 MB of JSON.
   * - types: processes the request and changes the type of each value of the response.
   * - redirect: redirects to another address.
   * - amount: processes the request and replaces the invoice's amount by `message`.
   */
  kind: z.enum([
    "delay",
    "drop",
    "drop-after",
    "status",
    "malformed",
    "html",
    "half",
    "trickle",
    "huge",
    "types",
    "redirect",
    "amount",
  ]),
  status: z.number().int().min(200).max(599).default(500),
  message: z.string().optional(),
  ms: z.number().int().min(0).max(60_000).default(1000),
  /** How many requests fail. */
  times: z.number().int().min(1).default(1),
});

export type FaultRule = z.output<typeof faultRuleSchema>;

/** The active rules. A rule is removed when it has been applied `times` times. */
export class Faults {
  #rules: FaultRule[] = [];

  add(rule: FaultRule): void {
    this.#rules.push({ ...rule });
  }

  clear(email: string): void {
    this.#rules = this.#rules.filter((rule) => rule.email !== email.toLowerCase());
  }

  /** Returns the first rule that applies to the request, and reduces its `times` by one. */
  takeRule(email: string, method: string, path: string): FaultRule | undefined {
    const rule = this.#rules.find(
      (each) =>
        each.email === email.toLowerCase() &&
        (each.method === undefined || each.method === method) &&
        path.startsWith(each.path.replace(/^\/v2/, "")),
    );
    if (!rule) return undefined;
    rule.times -= 1;
    this.#rules = this.#rules.filter((each) => each.times > 0);
    return rule;
  }
}

/** Applies the rules to requests before they reach the API. Needs the bindings of Node's server. */
export function createFaultsMiddleware(
  faults: Faults,
  findEmail: (request: Request) => Promise<string | undefined>,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const email = await findEmail(c.req.raw);
    const path = c.req.path.replace(/^\/v2/, "");
    const rule = faults.takeRule(email ?? "", c.req.method, path);
    if (!rule) return next();
    return applyFault(c, rule, next);
  };
}

async function applyFault(
  c: Context<{ Bindings: HttpBindings }>,
  { kind, ms, status, message }: FaultRule,
  next: () => Promise<void>,
): Promise<Response | void> {
  switch (kind) {
    case "delay":
      await wait(ms);
      return next();
    case "drop":
      return cutConnection(c);
    case "drop-after":
      await next();
      c.res = undefined;
      c.res = cutConnection(c);
      return;
    case "status":
      return message === undefined
        ? new Response(null, { status })
        : Response.json({ message }, { status });
    case "malformed":
      return c.body('{"message": "', 200, { "content-type": "application/json" });
    case "html":
      return c.html("<!doctype html><title>Gateway</title><h1>Bad gateway</h1>");
    case "half":
      await next();
      await sendHalf(c, Buffer.from(await c.res.arrayBuffer()));
      c.res = undefined;
      c.res = RESPONSE_ALREADY_SENT;
      return;
    case "trickle":
      return c.body(createEndlessStream(), 200, { "content-type": "application/json" });
    case "huge":
      return Response.json({ message: "x".repeat(4 * 1024 * 1024) });
    case "types":
      await next();
      c.res = Response.json(changeTypes(await c.res.json().catch(() => null)), { status: 200 });
      return;
    case "redirect":
      return c.redirect("/elsewhere");
    case "amount":
      await next();
      c.res = Response.json(replaceAmount(await c.res.json(), message ?? ""), c.res);
      return;
  }
}

function createEndlessStream(): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from("["));
      timer = setInterval(() => controller.enqueue(Buffer.from(" ")), 100);
    },
    cancel: () => clearInterval(timer),
  });
}

function changeTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(changeTypes);
  if (typeof value !== "object" || value === null) return [value];
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changeTypes(each)]));
}

function replaceAmount(body: unknown, amount: string): unknown {
  const { invoice } = z.object({ invoice: z.object({}).passthrough() }).parse(body);
  return { invoice: { ...invoice, amount } };
}

function cutConnection(c: Context<{ Bindings: HttpBindings }>): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Announces the full length of the response, sends half of it and closes the connection. */
async function sendHalf(c: Context<{ Bindings: HttpBindings }>, body: Buffer): Promise<void> {
  const { outgoing, incoming } = c.env;
  const type = c.res.headers.get("content-type") ?? "application/json";
  outgoing.writeHead(c.res.status, { "content-type": type, "content-length": body.length });
  const half = body.subarray(0, Math.ceil(body.length / 2));
  await new Promise<void>((resolve) => outgoing.write(half, () => resolve()));
  incoming.socket.destroy();
}
