import type { RefusalCode } from "../../domain/refusals/refusal";
/** The ways in which a database server can fail a query. */
type DatabaseFaultKind =
  /** The server cannot be reached, is starting or stopping, or has ended the connection. */
  | "unreachable"
  /** Other transactions hold a lock that the query needs, or all connections are in use. */
  | "busy"
  /** The query took longer than its time limit. */
  | "slow"
  /** The disk of the server is full. */
  | "full";

/** The error of a query that failed because of the database server. The message is for the log. */
export class DatabaseFault extends Error {
  readonly kind: DatabaseFaultKind;

  constructor(kind: DatabaseFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DatabaseFault";
    this.kind = kind;
  }
}

/** The codes of the refusals. The transaction of the failed request was rolled back. */
export const DATABASE_FAULT_CODES = {
  unreachable: "db_unreachable",
  busy: "db_busy",
  slow: "db_slow",
  full: "disk_full",
} as const satisfies Record<DatabaseFaultKind, RefusalCode>;

export const DATABASE_FAULT_STATUS: Record<DatabaseFaultKind, 503 | 507> = {
  unreachable: 503,
  busy: 503,
  slow: 503,
  full: 507,
};

/**
 * Converts an error of PostgreSQL's driver to a `DatabaseFault`. Returns any other error unchanged.
 */
export function toDatabaseFault(error: unknown): unknown {
  const { code, message } = readCodeAndMessage(error);
  const kind = findFaultKind(code, message);
  if (!kind) return error;
  // When several addresses were tried, the error has a code but no message.
  const description = message || code || "no reason given";
  return new DatabaseFault(kind, description, { cause: error });
}

/** Kinds by SQLSTATE (PostgreSQL's appendix "Error Codes") or by Node's error code. */
const KINDS_BY_CODE: [RegExp, DatabaseFaultKind][] = [
  // Connection errors; a server that stops, has crashed or is starting; a standby server, which is
  // read-only; a session that was idle for too long.
  [/^(08...|57P0[1-5]|25006|25P0[34])$/, "unreachable"],
  [/^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST\w+|ENET\w+|ENOENT)$/, "unreachable"],
  // A lock timeout, a deadlock, a serialization failure, too many connections.
  [/^(55P03|40P01|40001|53300)$/, "busy"],
  // The query was cancelled, which happens at the statement timeout.
  [/^57014$/, "slow"],
  // The disk is full.
  [/^53100$/, "full"],
];

/** Kinds by message, because the driver's own errors have no code. */
const KINDS_BY_MESSAGE: [RegExp, DatabaseFaultKind][] = [
  [/^timeout exceeded when trying to connect/, "busy"],
  [/^(Connection terminated|timeout expired|Client (has encountered|was closed))/, "unreachable"],
];

function findFaultKind(code: string, message: string): DatabaseFaultKind | undefined {
  const [patterns, text] = code ? [KINDS_BY_CODE, code] : [KINDS_BY_MESSAGE, message];
  return patterns.find(([pattern]) => pattern.test(text))?.[1];
}

function readCodeAndMessage(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: "", message: "" };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return { code, message: error.message };
}

/**
 * Is thrown when the database server cannot be used at the start. The program then prints the
 * message and ends.
 */
export class UnusableServerError extends Error {
  constructor(cause: unknown) {
    const { code, message } = readCodeAndMessage(cause);
    super(
      `The database of DATABASE_URL cannot be used (${message || code}). Does its server run, ` +
        "and are user, password and database right?",
      { cause },
    );
    this.name = "UnusableServerError";
  }
}

/** SQLSTATEs of a wrong user or password, a missing database or schema and a missing permission. */
const SETTING_CODES = /^(28...|3D000|3F000|42501)$/;

/**
 * Converts an error of the start to an `UnusableServerError` when the server or its settings are
 * the cause. Returns any other error unchanged.
 */
export function toStartFault(error: unknown): unknown {
  const isServerFault =
    error instanceof DatabaseFault || SETTING_CODES.test(readCodeAndMessage(error).code);
  return isServerFault ? new UnusableServerError(error) : error;
}

/**
 * Is thrown when a newer version of the program has changed the database so that this version cannot
 * use it. `migration` is the name of the migration that changed it.
 */
export class NewerBooksError extends Error {
  constructor(migration: string) {
    super(
      `The books were changed by a newer version of Lejar (${migration}), and this one cannot work ` +
        "in them. Start the newer one, or restore the backup that was made before.",
    );
    this.name = "NewerBooksError";
  }
}
