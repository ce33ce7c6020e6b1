import { readLists, type Counts } from "~/models/lists.server";
import { companiesOf, type Session } from "~/server/session/record.server";
import { extensions } from "~/server/v2/extensions.server";
import { policies } from "~/server/settings/policies.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { DEMO } from "../login/demo.server";

/** What the drawer and the footer of every page behind the login show. */
export async function loadAppLayout(session: Session) {
  const [counts, offered] = await Promise.all([readBadges(session), extensions()]);
  return {
    extensions: offered,
    drawer: {
      personName: session.person.name,
      picture: session.person.picture,
      companies: companiesOf(session),
      counts,
    },
    privacyUrl: policies(session.countryId).privacy,
  };
}

// A menu without badges is better than no page: only a lost login and the end of a plan are
// reported here.
async function readBadges(session: Session) {
  try {
    const { counts } = await readLists(session, ["counts"]);
    return showCounts(counts);
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isBarred) return null;
    throw error;
  }
}

function showCounts(counts: Counts) {
  const capped = (count: number) => (count > 9 ? "9+" : String(count));
  return {
    contacts: capped(counts.contacts),
    invoices: capped(counts.invoices),
    products: capped(counts.products),
  };
}

/** What every page before the login shows. */
export function loadPublicLayout() {
  return { offersDemo: DEMO !== null };
}
