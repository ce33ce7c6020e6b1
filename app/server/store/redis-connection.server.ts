import { setTimeout as sleep } from "node:timers/promises";
import type * as RedisClient from "@redis/client";
import type { RedisScript } from "./redis-scripts.server";
import { StoreFault } from "./key-value-store";
import { toStoreFault } from "./redis-fault.server";

/** A request has 8.5 seconds: whatever Redis does, its page can still say so. */
const COMMAND_MS = 2_000;
const CONNECT_MS = 2_000;
/** A connection that was lost so lately is waited for, as while Redis is started anew. */
const RECONNECT_WAIT_MS = 1_000;
/** The first one is made while the program is still loading, beside others that start. */
const FIRST_WAIT_MS = 5_000;
const LOADING_RETRY_MS = 50;
const PING_EVERY_MS = 4_000;
/** Longer than between two pings, so that only a connection that is dead is as quiet. */
const SOCKET_TIMEOUT_MS = 10_000;

export type RedisConnection = {
  /** Runs the script on one key; throws `StoreFault`. */
  run: (script: RedisScript, key: string, args?: (string | number)[]) => Promise<unknown>;
  close: () => void;
};

export type RedisTimeouts = { commandMs?: number; reconnectWaitMs?: number; firstWaitMs?: number };

/**
 * Connects, and again with growing pauses whenever the connection is lost. What is asked meanwhile
 * fails at once; nothing that was sent is sent again, since Redis may have done it.
 */
export function connectToRedis(
  url: string,
  {
    commandMs = COMMAND_MS,
    reconnectWaitMs = RECONNECT_WAIT_MS,
    firstWaitMs = FIRST_WAIT_MS,
  }: RedisTimeouts = {},
): RedisConnection {
  const outage = new Outage(new URL(url).host, {
    firstWaitMs,
    reconnectWaitMs,
  });
  let isClosed = false;
  let client: Client | null = null;

  async function open(): Promise<void> {
    // Loaded only where it is needed: it takes 0.1 s and 20 MB.
    const created = makeClient(await import("@redis/client"), url);
    if (isClosed) return;
    client = created;
    created.on("error", (error: Error) => {
      if (client === created) outage.begin(error);
    });
    created.on("ready", () => {
      if (client === created) outage.end();
    });
    // What fails is in the events, and rejects only once the client was destroyed.
    await created.connect().catch(() => undefined);
  }

  /** A connection that does not answer would keep the next commands waiting too. */
  function replace(silent: Client, error: Error): void {
    if (client !== silent || isClosed) return;
    client = null;
    outage.begin(error);
    silent.destroy();
    void open();
  }

  async function runScript(script: RedisScript, key: string, args: string[]): Promise<unknown> {
    await outage.waitUntilOver();
    const asked = client;
    if (!asked) throw new Error("not connected");
    const loadedBy = performance.now() + commandMs / 2;
    const send = async (command: string[]): Promise<unknown> => {
      try {
        return await asked.sendCommand([...command, "1", key, ...args]);
      } catch (error) {
        // Nothing was done: Redis was started anew, and does not know the script yet …
        if (isRefusal(error, "NOSCRIPT")) return send(["EVAL", script.text]);
        // … or is still reading what it had before.
        if (!isRefusal(error, "LOADING") || performance.now() > loadedBy) throw error;
        await sleep(LOADING_RETRY_MS);
        return send(command);
      }
    };
    return withTimeout(commandMs, send(["EVALSHA", script.sha]), (error) => replace(asked, error));
  }

  void open();
  return {
    async run(script, key, args = []) {
      try {
        return await runScript(script, key, args.map(String));
      } catch (error) {
        const { ErrorReply } = await import("@redis/client");
        if (!(error instanceof ErrorReply)) throw new StoreFault("unavailable", { cause: error });
        const refusal = toStoreFault(error);
        if (refusal) outage.logRefusal(error);
        throw refusal ?? error;
      }
    },
    close() {
      isClosed = true;
      client?.destroy();
    },
  };
}

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof Error && error.message.startsWith(code);
}

type Client = ReturnType<typeof makeClient>;

function makeClient({ createClient }: typeof RedisClient, url: string) {
  return createClient({
    url,
    // Spoken by all that speak the protocol.
    RESP: 2,
    disableClientInfo: true,
    maintNotifications: "disabled",
    // The time is kept here: theirs is only that of waiting to be sent.
    commandOptions: { timeout: 0 },
    disableOfflineQueue: true,
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      // A random part, so that the copies of the app do not come all at once.
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1_000) * (1 + Math.random()),
    },
  });
}

/** From the loss of the connection, or the start, until it is there. Logged once, without the password. */
class Outage {
  #began = performance.now();
  #waitMs: number;
  #isLogged = false;
  #over = deferred();
  /** Refusals that were logged since the last connection. */
  readonly #reported = new Set<string>();

  constructor(
    readonly host: string,
    readonly times: Required<Pick<RedisTimeouts, "firstWaitMs" | "reconnectWaitMs">>,
  ) {
    this.#waitMs = times.firstWaitMs;
  }

  begin(error: Error): void {
    if (this.#over.isResolved) {
      this.#over = deferred();
      this.#began = performance.now();
    }
    if (this.#isLogged) return;
    this.#isLogged = true;
    console.error(`[store] Redis at ${this.host} cannot be reached: ${describe(error)}`);
  }

  end(): void {
    if (this.#isLogged) console.log(`[store] Redis at ${this.host} answers again.`);
    this.#isLogged = false;
    this.#reported.clear();
    this.#waitMs = this.times.reconnectWaitMs;
    this.#over.resolve();
  }

  logRefusal({ message }: Error): void {
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    console.error(`[store] Redis at ${this.host} refuses: ${message}`);
  }

  /** Resolves when there is a connection; throws when there is none in its time from the beginning. */
  async waitUntilOver(): Promise<void> {
    if (this.#over.isResolved) return;
    const left = this.#began + this.#waitMs - performance.now();
    if (left <= 0) throw new Error("not connected");
    await withTimeout(left, this.#over.promise);
  }
}

function deferred() {
  let settle: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (settle = resolve));
  const made = {
    promise,
    isResolved: false,
    resolve() {
      made.isResolved = true;
      settle();
    },
  };
  return made;
}

/** As `answer`; throws, after `onLate`, when there is none in this time. */
async function withTimeout<T>(
  milliseconds: number,
  answer: Promise<T>,
  onLate: (error: Error) => void = () => undefined,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`no answer within ${Math.round(milliseconds)} ms`);
      reject(error);
      onLate(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Of an attempt at several addresses of a host, Node says only the code. */
function describe(error: Error): string {
  return error.message || ("code" in error ? String(error.code) : error.name);
}
