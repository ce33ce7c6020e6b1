type ToastView = { message: string; description?: string | undefined; type: string };

/**
 * A message that disappears by CSS after four seconds, or after three when it is a plain notice. A
 * new message starts again.
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
