import type { Loaded } from "./loaded";

/** What went to the customer before, the newest first. */
export function SentSoFar({ sent }: Pick<Loaded, "sent">) {
  if (sent.length === 0) return null;
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="text-base">
        Sent so far
      </h2>
      <ul>
        {sent.map(({ id, text, reason, when }) => (
          <li key={id} className="border-b border-line py-2">
            <p className="break-words">{text}</p>
            {reason ? <p className="text-sm">{reason}</p> : null}
            <p className="text-sm text-quiet">{when}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
