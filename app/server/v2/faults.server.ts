/** What a person can do about it decides the kind; pages and forms choose their words by it. */
export type FaultKind =
  /** 401: the credentials are no longer good. */
  | "unauthorized"
  /** 402: the company is on the free plan. */
  | "expired"
  /** 404. */
  | "notFound"
  /** Another 4xx, or a 5xx that says why: `words` are for the person. */
  | "refused"
  /** No answer, too late, or a 5xx without words. */
  | "unreachable"
  /** An answer that does not keep the contract. */
  | "malformed";

/** Every way in which a call to the v2 API can fail. */
export class UpstreamFault extends Error {
  /** The form that was posted is kept by itself: its page shows it again as it was typed. */
  isDraftSaved = false;
  /** Seconds until it may be worth asking again, where the API says so. */
  retryAfter: number | null = null;
  /** The API's name for the reason, where it has one. */
  code = "";

  constructor(
    readonly kind: FaultKind,
    readonly status: number,
    /** The upstream's own words; blank when it has none. */
    readonly words: string,
    where: string,
  ) {
    super(escapeControlCharacters(`${where}: ${kind} (${status}) ${words}`));
    this.name = "UpstreamFault";
  }

  /** Nothing at all can be done before a login or a subscription: never to be caught on the way. */
  get isAccessDenied(): boolean {
    return this.kind === "unauthorized" || this.kind === "expired";
  }

  /**
   * The API looked at what was typed, and it was not right: neither too busy to look, nor out of
   * reach.
   */
  get isWrongGuess(): boolean {
    return this.status >= 400 && this.status < 500 && ![402, 408, 429].includes(this.status);
  }
}

/** Words from outside end up in the log, where a line break would make a line of its own. */
function escapeControlCharacters(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Does what the API may refuse, once the form that asks for it is kept. */
export async function callAfterDraftSaved<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof UpstreamFault) error.isDraftSaved = true;
    throw error;
  }
}

/**
 * Asks another way where a server has not this call, or refuses it with one of the statuses `also`.
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

/** There is no such path, or not by this method. */
const UNSUPPORTED_STATUSES = [404, 405, 501];

/** Writes it to the log, and is it. */
export function logFault(fault: UpstreamFault): UpstreamFault {
  console.error(`[v2] ${fault.message}`);
  return fault;
}
