import { commonWords as words } from "../../domain/words/common";

/** Shows how many rows of the list are ticked. The style sheet counts them, without script too. */
export function TickCount() {
  const [before, after] = words.ticked.split("{count}");
  return <span className="tick-count" data-before={before} data-after={after} />;
}
