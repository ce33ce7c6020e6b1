type ToastView = { message: string; description?: string | undefined; type: string };

/** Shown for four seconds, a mere notice for three, by CSS alone; a new message starts anew. */
export function Toast({ toast }: { toast: ToastView | null }) {
  return (
    <div role="status" aria-live="polite">
      {toast ? (
        <div key={`${toast.message}${toast.description}`} className={`toast toast-${toast.type}`}>
          <strong className="font-semibold">{toast.message}</strong>
          {toast.description ? <p>{toast.description}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
