import { backTo } from "~/shell/back-to";
import type { Screen } from "~/shell/screen";

/** Leads back to what is sent, whose address the page's own goes on from. */
export const sendHeader = (what: string): Screen => ({
  title: "Send",
  back: ({ path, search }) => ({
    to: path.replace(/\/send$/, "") + daysOf(search),
    label: `Back to the ${what}`,
  }),
});

/** A statement is of some. */
function daysOf(search: URLSearchParams): string {
  return search.has("from") ? `?${search.toString()}` : "";
}

export const remindHeader: Screen = {
  title: "Remind",
  back: (at) => backTo(at.path.replace(/\/remind$/, ""), at),
};
