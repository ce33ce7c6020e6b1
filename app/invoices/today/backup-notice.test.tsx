import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { BackupNotice } from "./backup-notice.server";

it.each([
  [
    "no_room",
    "2026-11-26T01:05:00.000Z",
    "Your books are not being backed up, because there is no room for backups. The last good backup is of 26/11/2026 09:05.",
  ],
  [
    "check_failed",
    "",
    "The last backup of your books did not pass its check, so it does not count.",
  ],
  ["of_a_later_server", "", "The last backup of your books could not be made."],
])("BackupNotice says why and since when there is no backup: %s", (problem, made_at, text) => {
  const markup = renderToStaticMarkup(
    <BackupNotice problem={problem} made_at={made_at} countryId="135" />,
  );
  expect(markup.replace(/<[^>]*>/g, "")).toBe(`${text} Please tell whoever runs this app.`);
});
