type ToastView = { message: string; description?: string | undefined; type: string };

/**
 * A message that disappears by CSS after four seconds, or after three for the type "info". The time
 * starts again when the text changes.
 */
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
