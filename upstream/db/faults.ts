/** What a database server can do to a query. */
type DatabaseFaultKind =
  /** It cannot be reached, is starting or stopping, or ended the connection. */
  | "unreachable"
  /** Others hold what the query needs, or hold every connection. */
  | "busy"
  /** The query took longer than it may. */
  | "slow"
  /** No room on the server's disk. */
  | "full";

/** A query that failed by no fault of its own; its message is for the log. */
export class DatabaseFault extends Error {
  readonly kind: DatabaseFaultKind;

  constructor(kind: DatabaseFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "DatabaseFault";
    this.kind = kind;
  }
}

/** For the person whose request met it. A transaction that met one was undone. */
export const DATABASE_FAULT_MESSAGES: Record<DatabaseFaultKind, string> = {
  unreachable: "The books cannot be reached just now. Please try again in a moment.",
  busy: "The books are busy just now. Please try again.",
  slow: "This took too long and was stopped. Please try again.",
  full:
    "There is no room left to save in, so nothing was saved. Please tell whoever runs this app, " +
    "and try again when there is room.",
};

export const DATABASE_FAULT_STATUS: Record<DatabaseFaultKind, 503 | 507> = {
  unreachable: 503,
  busy: 503,
  slow: 503,
  full: 507,
};

/** An error of PostgreSQL's driver as the fault that it is, or as it came when it is none. */
export function toDatabaseFault(error: unknown): unknown {
  const { code, message } = describe(error);
  const kind = kindOf(code, message);
  if (!kind) return error;
  // Errors of several addresses that were tried have a code and no message.
  const words = message || code || "no reason given";
  return new DatabaseFault(kind, words, { cause: error });
}

/** By SQLSTATE, see PostgreSQL's appendix 'Error Codes', or by Node's code. */
const KINDS_BY_CODE: [RegExp, DatabaseFaultKind][] = [
  // Connection exceptions; the server stops, crashed or starts; a standby, which takes no writes;
  // a session that was idle for too long.
  [/^(08...|57P0[1-5]|25006|25P0[34])$/, "unreachable"],
  [/^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST\w+|ENET\w+|ENOENT)$/, "unreachable"],
  // A lock that was not given, a deadlock, no way to put transactions in a row, no connection left.
  [/^(55P03|40P01|40001|53300)$/, "busy"],
  [/^57014$/, "slow"],
  [/^53100$/, "full"],
];

/** The driver's own errors have no code. */
const KINDS_BY_MESSAGE: [RegExp, DatabaseFaultKind][] = [
  [/^timeout exceeded when trying to connect/, "busy"],
  [/^(Connection terminated|timeout expired|Client (has encountered|was closed))/, "unreachable"],
];

function kindOf(code: string, message: string): DatabaseFaultKind | undefined {
  const [known, said] = code ? [KINDS_BY_CODE, code] : [KINDS_BY_MESSAGE, message];
  return known.find(([pattern]) => pattern.test(said))?.[1];
}

function describe(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: "", message: "" };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return { code, message: error.message };
}

/** A database server that cannot be worked with: the start ends with its message. */
export class UnusableServerError extends Error {
  constructor(cause: unknown) {
    const { code, message } = describe(cause);
    super(
      `The database of DATABASE_URL cannot be used (${message || code}). Does its server run, ` +
        "and are user, password and database right?",
      { cause },
    );
    this.name = "UnusableServer";
  }
}

/** Authorization, a database or schema that is missing, no permission. */
const SETTING_CODES = /^(28...|3D000|3F000|42501)$/;

/** What ends a start: said in one sentence when it is the server's, or its settings'. */
export function toStartFault(error: unknown): unknown {
  const isOfServer = error instanceof DatabaseFault || SETTING_CODES.test(describe(error).code);
  return isOfServer ? new UnusableServerError(error) : error;
}

/** Books that a newer version has changed so that this one cannot work in them. */
export class NewerBooksError extends Error {
  constructor(migration: string) {
    super(
      `The books were changed by a newer version of Lejar (${migration}), and this one cannot work ` +
        "in them. Start the newer one, or restore the backup that was made before.",
    );
    this.name = "NewerBooks";
  }
}
