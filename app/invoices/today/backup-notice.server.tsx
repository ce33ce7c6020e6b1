import { formatCompanyTime } from "~/lib/company-day.server";
import { joinSentences } from "../../../domain/words/in-languages";
import { fill } from "../../../domain/words/message";
import { todayWords as words } from "../../../domain/words/today";

type Props = {
  /** Why the server made no backup; the words name those that the app knows. */
  problem: string;
  /** When the last good backup was made, as an ISO 8601 time; empty when there is none. */
  made_at: string;
  countryId: string;
};

/** Says on Home that no backup was made, and since when. */
export function BackupNotice({ problem, made_at, countryId }: Props) {
  const reasons: Record<string, string> = words.backup;
  const sentences = [
    reasons[problem] ?? words.backup.unknown,
    made_at ? fill(words.lastBackup, { time: formatCompanyTime(countryId, made_at) }) : "",
    words.tellOperator,
  ];
  return <p className="notice mt-4">{joinSentences(sentences)}</p>;
}
