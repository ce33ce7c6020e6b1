import type { Extension } from "~/lib/extensions";
import { owedPaths } from "~/lib/owed-paths";
import { readCounts, type Counts } from "~/models/lists.server";
import { paths } from "~/paths";
import { toCompanyChoice, type Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { DEMO_LOGIN } from "~/server/settings/demo.server";
import { toPolicyUrls } from "~/server/settings/policies.server";
import { renderMenu, type MenuEntry } from "~/shell/menu.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/** Loads what the drawer, the add button and the footer show on every page behind the login. */
export async function loadAppLayout(session: Session, request: Request) {
  const [counts, available] = await Promise.all([loadBadges(session), listExtensions()]);
  return {
    extensions: available,
    drawer: {
      personName: session.person.name,
      picture: session.person.picture,
      companies: toCompanyChoice(session),
      menu: renderMenu(menuEntries(counts, available), new URL(request.url).pathname),
    },
    privacyUrl: toPolicyUrls(session.countryId).privacy,
  };
}

// Returns null when the API cannot count; the menu then has no badges. Throws a fault of the API only
// when the login or the plan has ended.
async function loadBadges(session: Session) {
  try {
    return toBadges(await readCounts(session));
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return null;
    throw error;
  }
}

/** `counts` is null when the API could not count. */
function menuEntries(
  counts: ReturnType<typeof toBadges> | null,
  available: Extension[],
): MenuEntry[] {
  const ifAvailable = (name: Extension, link: MenuEntry) =>
    available.includes(name) ? [link] : [];
  return [
    ...ifAvailable("profile", { text: "Business Profile", to: paths.business(), icon: "business" }),
    { text: "Home", to: paths.home(), icon: "home" },
    { text: "Invoices", icon: "invoice", count: counts?.invoices },
    { text: "All Invoices", to: paths.invoices() },
    { text: "New Invoice", to: paths.createInvoice() },
    ...ifAvailable("payments", { text: "Payments", to: "/payments" }),
    ...ifAvailable("credit_notes", { text: "Credit Notes", to: "/credit_notes" }),
    { text: "Personalize Invoice", to: paths.personalizeInvoice() },
    ...ifAvailable("owed", { text: "Who owes me", to: owedPaths.owed(), icon: "payment" }),
    { text: "Contacts", to: paths.contacts(), icon: "contact", count: counts?.contacts },
    { text: "Items", icon: "item", count: counts?.products },
    { text: "All Items", to: paths.items() },
  ];
}

function toBadges(counts: Counts) {
  const formatCount = (count: number) => (count > 9 ? "9+" : String(count));
  return {
    contacts: formatCount(counts.contacts),
    invoices: formatCount(counts.invoices),
    products: formatCount(counts.products),
  };
}

/** Loads whether the pages before the login show the link 'Try demo'. */
export function loadPublicLayout() {
  return { offersDemo: DEMO_LOGIN !== null };
}
