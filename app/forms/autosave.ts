/**
 * "refused" means that the server does not accept this text, for example because another page has
 * saved a newer draft. The same text is not sent again.
 */
export type SaveResult = "saved" | "refused" | "failed";

type Options = {
  /** Returns the whole form as text; null when the server has everything that was typed. */
  read: () => string | null;
  /** Sends the text; the promise never rejects. */
  send: (text: string, signal: AbortSignal) => Promise<SaveResult>;
  /**
   * Is called after each request that was not aborted: with true when the text was refused or after
   * repeated failures, otherwise with false.
   */
  onFailing: (isFailing: boolean) => void;
};

/** The autosave of one form. */
export type Autosave = {
  /** Saves the form within `wait` milliseconds, or after the request that is under way. */
  schedule: (wait: number) => void;
  /** Stops saving while the form is submitted, until `resume`. */
  pause: () => void;
  resume: () => void;
  /** Saves unsaved input at once, without waiting for a request that is under way. */
  flush: () => void;
  /** Sends unsaved input and ends the autosave, when the user leaves the page. */
  leave: () => void;
};

/** Milliseconds from leaving a field to saving. */
export const FIELD_LEFT_MS = 400;
const RETRY_MS = 8_000;
/**
 * The number of failures in a row from which failures are reported. A single one may be a short
 * interruption of the connection.
 */
const MIN_FAILURES = 2;

/** Saves the newest state of a form, with at most one request at a time. */
export function createAutosave({ read, send, onFailing }: Options): Autosave {
  let refusedText: string | null = null;
  let failures = 0;
  let isPaused = false;
  let dueTime = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: { text: string; controller: AbortController } | null = null;

  function schedule(wait: number) {
    const time = Date.now() + wait;
    if (isPaused || time >= dueTime) return;
    dueTime = time;
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), wait);
  }

  async function saveNow() {
    dueTime = Infinity;
    // When the pending request ends, it schedules the next save itself.
    if (pending || isPaused) return;
    const text = read();
    if (text === null || text === refusedText) return;
    const request = { text, controller: new AbortController() };
    pending = request;
    const answer = await send(text, request.controller.signal);
    if (pending !== request) return;
    pending = null;
    failures = answer === "saved" ? 0 : failures + 1;
    if (answer === "refused") refusedText = text;
    onFailing(answer === "refused" || failures >= MIN_FAILURES);
    schedule(answer === "saved" ? 0 : RETRY_MS);
  }

  function pause() {
    isPaused = true;
    dueTime = Infinity;
    clearTimeout(timer);
    abortRequest();
  }

  function abortRequest() {
    pending?.controller.abort();
    pending = null;
  }

  function flush() {
    if (isPaused || pending?.text === read()) return;
    abortRequest();
    void saveNow();
  }

  return {
    schedule,
    pause,
    flush,
    resume: () => {
      isPaused = false;
      schedule(FIELD_LEFT_MS);
    },
    leave: () => {
      // A submit that is under way already sends the whole form.
      const text = isPaused ? null : read();
      pause();
      if (text !== null && text !== refusedText) void send(text, new AbortController().signal);
    },
  };
}
