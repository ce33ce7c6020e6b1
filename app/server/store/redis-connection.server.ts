import { setTimeout as sleep } from "node:timers/promises";
import type * as RedisClient from "@redis/client";
import type { RedisScript } from "./redis-scripts.server";
import { StoreFault } from "./key-value-store";
import { toStoreFault } from "./redis-fault.server";

/**
 * The time for one command. It is short enough for a request, which has 8.5 seconds, to show a page
 * about the failure.
 */
const COMMAND_MS = 2_000;
const CONNECT_MS = 2_000;
/** How long commands wait for a connection that was just lost, for example while Redis restarts. */
const RECONNECT_WAIT_MS = 1_000;
/** How long commands wait for the first connection, which opens while the program starts. */
const FIRST_WAIT_MS = 5_000;
/** The pause before a command is sent again to a Redis that is loading its data. */
const LOADING_RETRY_MS = 50;
const PING_EVERY_MS = 4_000;
/**
 * The time without data after which a connection is closed. It is longer than the interval of the
 * pings, so that only a dead connection reaches it.
 */
const SOCKET_TIMEOUT_MS = 10_000;

/** A connection to Redis that is opened again after it is lost. */
export type RedisConnection = {
  /** Runs the script on one key. Throws `StoreFault`, or the error of a defective command. */
  run: (script: RedisScript, key: string, args?: (string | number)[]) => Promise<unknown>;
  close: () => void;
};

/** Times in milliseconds that tests change; the defaults are the constants above. */
export type RedisTimeouts = { commandMs?: number; reconnectWaitMs?: number; firstWaitMs?: number };

/**
 * Connects to Redis, and reconnects with growing pauses. While there is no connection, commands
 * wait for it for a short time (`RECONNECT_WAIT_MS`, `FIRST_WAIT_MS`) and then fail at once. A
 * command that was sent is never sent again, because Redis may have executed it; only a command
 * that Redis rejected without executing it is sent again.
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
    // The package is loaded only when Redis is used, because loading takes 0.1 s and 20 MB.
    const created = makeClient(await import("@redis/client"), url);
    if (isClosed) return;
    client = created;
    created.on("error", (error: Error) => {
      if (client === created) outage.begin(error);
    });
    created.on("ready", () => {
      if (client === created) outage.end();
    });
    // Failures arrive as events; the promise rejects only after the client was destroyed.
    await created.connect().catch(() => undefined);
  }

  /** Replaces a connection that does not respond, because later commands would wait for it too. */
  function replace(silent: Client, error: Error): void {
    if (client !== silent || isClosed) return;
    client = null;
    outage.begin(error);
    silent.destroy();
    void open();
  }

  async function runScript(script: RedisScript, key: string, args: string[]): Promise<unknown> {
    await outage.waitUntilOver();
    const current = client;
    if (!current) throw new Error("not connected");
    const loadDeadline = performance.now() + commandMs / 2;
    const send = async (command: string[]): Promise<unknown> => {
      try {
        return await current.sendCommand([...command, "1", key, ...args]);
      } catch (error) {
        // Redis does not know the script, for example after a restart, so nothing was done.
        if (isErrorReply(error, "NOSCRIPT")) return send(["EVAL", script.text]);
        // Redis is still loading its data, so nothing was done.
        if (!isErrorReply(error, "LOADING") || performance.now() > loadDeadline) throw error;
        await sleep(LOADING_RETRY_MS);
        return send(command);
      }
    };
    return withTimeout(commandMs, send(["EVALSHA", script.sha]), (error) =>
      replace(current, error),
    );
  }

  void open();
  return {
    async run(script, key, args = []) {
      try {
        return await runScript(script, key, args.map(String));
      } catch (error) {
        const { ErrorReply } = await import("@redis/client");
        if (!(error instanceof ErrorReply)) throw new StoreFault("unavailable", { cause: error });
        const fault = toStoreFault(error);
        if (fault) outage.logErrorReply(error);
        throw fault ?? error;
      }
    },
    close() {
      isClosed = true;
      client?.destroy();
    },
  };
}

function isErrorReply(error: unknown, code: string): boolean {
  return error instanceof Error && error.message.startsWith(code);
}

type Client = ReturnType<typeof makeClient>;

function makeClient({ createClient }: typeof RedisClient, url: string) {
  return createClient({
    url,
    // Version 2 of the protocol, which all compatible servers support.
    RESP: 2,
    disableClientInfo: true,
    maintNotifications: "disabled",
    // `withTimeout` limits each command. The client's own timeout covers only the time until a
    // command is sent.
    commandOptions: { timeout: 0 },
    disableOfflineQueue: true,
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      // The delay is partly random, so that the copies of the app do not reconnect at the same
      // moment.
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1_000) * (1 + Math.random()),
    },
  });
}

/**
 * The time without a connection: from the start of the program, or from the loss of the connection,
 * until Redis is connected. An outage is logged once, without the password.
 */
class Outage {
  #startedAt = performance.now();
  #maxWaitMs: number;
  #isLogged = false;
  #connected = deferred();
  /** The error replies that were logged since the last connection. */
  readonly #loggedReplies = new Set<string>();

  constructor(
    readonly host: string,
    readonly timeouts: Required<Pick<RedisTimeouts, "firstWaitMs" | "reconnectWaitMs">>,
  ) {
    this.#maxWaitMs = timeouts.firstWaitMs;
  }

  begin(error: Error): void {
    if (this.#connected.isResolved) {
      this.#connected = deferred();
      this.#startedAt = performance.now();
    }
    if (this.#isLogged) return;
    this.#isLogged = true;
    console.error(`[store] Redis at ${this.host} cannot be reached: ${describeError(error)}`);
  }

  end(): void {
    if (this.#isLogged) console.log(`[store] Redis at ${this.host} answers again.`);
    this.#isLogged = false;
    this.#loggedReplies.clear();
    this.#maxWaitMs = this.timeouts.reconnectWaitMs;
    this.#connected.resolve();
  }

  logErrorReply({ message }: Error): void {
    if (this.#loggedReplies.has(message)) return;
    this.#loggedReplies.add(message);
    console.error(`[store] Redis at ${this.host} rejects commands: ${message}`);
  }

  /** Resolves when there is a connection. Throws when the maximum wait is over. */
  async waitUntilOver(): Promise<void> {
    if (this.#connected.isResolved) return;
    const remaining = this.#startedAt + this.#maxWaitMs - performance.now();
    if (remaining <= 0) throw new Error("not connected");
    await withTimeout(remaining, this.#connected.promise);
  }
}

function deferred() {
  let resolvePromise: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (resolvePromise = resolve));
  const result = {
    promise,
    isResolved: false,
    resolve() {
      result.isResolved = true;
      resolvePromise();
    },
  };
  return result;
}

/**
 * Returns the result of `promise`. When it takes longer than `milliseconds`, calls `onLate` and
 * throws.
 */
async function withTimeout<T>(
  milliseconds: number,
  promise: Promise<T>,
  onLate: (error: Error) => void = () => undefined,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`no response within ${Math.round(milliseconds)} ms`);
      reject(error);
      onLate(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the message, or the code: Node sets only a code when it tried several addresses of a
 * host.
 */
function describeError(error: Error): string {
  return error.message || ("code" in error ? String(error.code) : error.name);
}
