import { historyWords as words } from "../../domain/words/history";
import { Changes, type Change } from "./changes";
import { PageLink } from "./page-link";

type HistoryView = {
  events: HistoryEvent[];
  /** The addresses of the neighbouring pages; null at either end. */
  newer: string | null;
  older: string | null;
};

type HistoryEvent = {
  id: string;
  when: string;
  by: string;
  text: string;
  /** The address of the page with the details; empty when there is none. */
  to: string;
  reason: { text: string; lang: "" | undefined };
  changes: Change[];
};

/** The history of a record at the bottom of its page: what happened, when, and who did it. */
export function History({ history }: { history: HistoryView | null }) {
  if (!history) return null;
  const { events, newer, older } = history;
  return (
    <section aria-labelledby="history" className="no-print">
      <h2 id="history" className="text-base">
        {words.title}
      </h2>
      {events.length === 0 ? <p className="py-2 text-sm text-quiet">{words.none}</p> : null}
      <ol>
        {events.map((event) => (
          <EventItem key={event.id} event={event} />
        ))}
      </ol>
      {newer || older ? (
        <p className="flex gap-4">
          {newer ? (
            <PageLink className="link py-3" to={newer}>
              {words.newer}
            </PageLink>
          ) : null}
          {older ? (
            <PageLink className="link py-3" to={older}>
              {words.older}
            </PageLink>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}

function EventItem({ event }: { event: HistoryEvent }) {
  const { text, to, when, by, reason, changes } = event;
  return (
    <li className="border-b border-line py-2">
      <p>
        {to ? (
          <PageLink className="link inline-flex min-h-11 items-center" to={to}>
            {text}
          </PageLink>
        ) : (
          text
        )}
      </p>
      {reason.text ? (
        <p className="text-sm" lang={reason.lang}>
          {reason.text}
        </p>
      ) : null}
      <Changes changes={changes} />
      <p className="text-sm text-quiet">{[when, by].filter(Boolean).join(" · ")}</p>
    </li>
  );
}
