import { SEND_AGAIN } from "./intent";
import type { SendPageData } from "./page-data";
import { MESSAGE_FORM_ID } from "./message-form";
import { fill } from "../../../domain/words/message";
import { sendWords as words } from "../../../domain/words/send";

/** Lists the messages sent so far, newest first. */
export function SentMessages({ loaded: { sent, mailing } }: { loaded: SendPageData }) {
  if (sent.length === 0) return null;
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="text-base">
        {words.sentSoFar}
      </h2>
      <ul>
        {sent.map(({ id, text, reason, when, to, canSendAgain }) => (
          <li key={id} className="border-b border-line py-2">
            <p className="break-words">{text}</p>
            {reason.text ? (
              <p className="text-sm" lang={reason.lang}>
                {reason.text}
              </p>
            ) : null}
            <p className="text-sm text-quiet">{when}</p>
            {mailing === "open" && canSendAgain ? (
              <button
                // This button posts the form of the message, so that a typed message is shown again
                // after a refusal.
                form={MESSAGE_FORM_ID}
                name={SEND_AGAIN}
                value={id}
                className="button mt-2"
                aria-label={fill(words.sendAgainTo, { to })}
              >
                {words.sendAgain}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
