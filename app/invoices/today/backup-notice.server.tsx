import { formatCompanyTime } from "~/lib/company-day.server";

type Props = {
  /** Why the server made no backup; the app knows the problems of `TEXTS`. */
  problem: string;
  /** When the last good backup was made, as an ISO 8601 time; empty when there is none. */
  made_at: string;
  countryId: string;
};

const TEXTS: Record<string, string> = {
  no_room: "Your books are not being backed up, because there is no room for backups.",
  check_failed: "The last backup of your books did not pass its check, so it does not count.",
};

/** Says on Home that no backup was made, and since when. */
export function BackupNotice({ problem, made_at, countryId }: Props) {
  return (
    <p className="notice mt-4">
      {TEXTS[problem] ?? "The last backup of your books could not be made."}{" "}
      {made_at ? `The last good backup is of ${formatCompanyTime(countryId, made_at)}. ` : null}
      Please tell whoever runs this app.
    </p>
  );
}
