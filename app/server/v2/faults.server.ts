/** The kind of a fault. Pages and forms choose their message by it. */
export type FaultKind =
  /** 401: the login is no longer valid. */
  | "unauthorized"
  /** 402: the company is on the free plan. */
  | "expired"
  /** 404: the record or the address does not exist. */
  | "notFound"
  /** Another 4xx, or a 5xx with a message. `words` is what the API says, or a default for a 4xx. */
  | "refused"
  /** No complete response in time, or a 5xx without a message. */
  | "unreachable"
  /** A response that does not match the API's contract. */
  | "malformed";

/** The error of every call to the v2 API that fails. */
export class UpstreamFault extends Error {
  /**
   * Whether the posted form was saved as a draft, so that the form's page shows the typed values.
   */
  isDraftSaved = false;
  /** The seconds after which to retry, from the Retry-After header of a 5xx response, or null. */
  retryAfter: number | null = null;
  /** The API's code for the reason; empty when there is none. */
  code = "";

  constructor(
    readonly kind: FaultKind,
    /**
     * The HTTP status of the response. By convention 503 without a response, 502 for "malformed".
     */
    readonly status: number,
    /**
     * What the API says to the user, in the user's language when the API sent a code, or a default of
     * the app. May be empty.
     */
    readonly words: string,
    /** What failed, for the log: the call, such as "GET /contacts", or the record. */
    where: string,
    /** `words` in English, for the log. */
    logWords = words,
  ) {
    super(escapeControlCharacters(`${where}: ${kind} (${status}) ${logWords}`));
    this.name = "UpstreamFault";
  }

  /** Whether the user must log in or subscribe first. Callers must not handle such a fault. */
  get isAccessDenied(): boolean {
    return this.kind === "unauthorized" || this.kind === "expired";
  }

  /**
   * Whether the API checked the input and rejected it. False when the API was busy or unreachable
   * (408, 5xx), limits the number of attempts (429) or requires a plan (402).
   */
  get isWrongGuess(): boolean {
    return this.status >= 400 && this.status < 500 && ![402, 408, 429].includes(this.status);
  }
}

/**
 * Escapes control characters, because a line break in an API message would start a new line in the
 * log.
 */
function escapeControlCharacters(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Runs a call after the form was saved as a draft, and sets `isDraftSaved` in the call's fault. */
export async function callAfterDraftSaved<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof UpstreamFault) error.isDraftSaved = true;
    throw error;
  }
}

/**
 * Returns the result of the call. When the server does not support the call, or responds with one
 * of `statuses`, returns the result of `fallback` instead.
 */
export async function withFallback<Answer>(
  call: Promise<Answer>,
  statuses: number[],
  fallback: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (
      error instanceof UpstreamFault &&
      [...UNSUPPORTED_STATUSES, ...statuses].includes(error.status)
    )
      return fallback();
    throw error;
  }
}

/** The statuses of a path or method that a server does not support. */
const UNSUPPORTED_STATUSES = [404, 405, 501];

/** Logs the fault and returns it. */
export function logFault(fault: UpstreamFault): UpstreamFault {
  console.error(`[v2] ${fault.message}`);
  return fault;
}
