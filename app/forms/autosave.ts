/** Refused is what this page cannot mend by trying again: another one is ahead of it. */
export type SaveResult = "kept" | "refused" | "failed";

type Options = {
  /** What the server does not have yet; null while it has all. */
  read: () => string | null;
  /** Never rejects. */
  send: (text: string, signal: AbortSignal) => Promise<SaveResult>;
  /** Whether keeping fails again and again. */
  onFailing: (isFailing: boolean) => void;
};

export type Autosave = {
  /** Something was typed: keeps it in so many milliseconds at the latest. */
  schedule: (wait: number) => void;
  /** The form is being sent: nothing is kept until `resume`. */
  pause: () => void;
  resume: () => void;
  /** The page may be gone in a moment: keeps what is not kept yet, without waiting for a request. */
  flush: () => void;
  /** The page is left: keeps what is not kept yet, without waiting for it. */
  leave: () => void;
};

/** After a field is left. */
export const FIELD_LEFT_MS = 400;
const RETRY_MS = 8_000;
/** One alone may be a hole in the line. */
const MIN_FAILURES = 2;

/** Keeps the newest state of a form, with one request at a time. */
export function createAutosave({ read, send, onFailing }: Options): Autosave {
  let refused: string | null = null;
  let failures = 0;
  let isPaused = false;
  let dueAt = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: { text: string; controller: AbortController } | null = null;

  function schedule(wait: number) {
    const at = Date.now() + wait;
    if (isPaused || at >= dueAt) return;
    dueAt = at;
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), wait);
  }

  async function saveNow() {
    dueAt = Infinity;
    // The answer to the one on its way looks again.
    if (sending || isPaused) return;
    const text = read();
    if (text === null || text === refused) return;
    const mine = { text, controller: new AbortController() };
    sending = mine;
    const answer = await send(text, mine.controller.signal);
    if (sending !== mine) return;
    sending = null;
    failures = answer === "kept" ? 0 : failures + 1;
    if (answer === "refused") refused = text;
    onFailing(answer === "refused" || failures >= MIN_FAILURES);
    schedule(answer === "kept" ? 0 : RETRY_MS);
  }

  function pause() {
    isPaused = true;
    dueAt = Infinity;
    clearTimeout(timer);
    abortRequest();
  }

  function abortRequest() {
    sending?.controller.abort();
    sending = null;
  }

  function flush() {
    if (isPaused || sending?.text === read()) return;
    abortRequest();
    void saveNow();
  }

  return {
    schedule: schedule,
    pause,
    flush,
    resume: () => {
      isPaused = false;
      schedule(FIELD_LEFT_MS);
    },
    leave: () => {
      // While the form is being sent, the server gets all of it.
      const text = isPaused ? null : read();
      pause();
      if (text !== null && text !== refused) void send(text, new AbortController().signal);
    },
  };
}
