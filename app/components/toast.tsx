export type ToastShown = { message: string; description?: string | undefined; type: string };

/** Shown for four seconds, by CSS alone; a new message starts anew. */
export function Toast({ toast }: { toast: ToastShown | null }) {
  return (
    <div role="status" aria-live="polite">
      {toast ? (
        <div key={`${toast.message}${toast.description}`} className={`toast ${toast.type === "error" ? "toast-error" : ""}`}>
          <strong className="font-semibold">{toast.message}</strong>
          {toast.description ? <p>{toast.description}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
