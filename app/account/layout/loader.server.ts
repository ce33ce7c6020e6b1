import { chooseForm } from "../../../domain/words/in-languages";
import { menuWords as words } from "../../../domain/words/menu";
import type { PluralMessage } from "../../../domain/words/message";
import type { Extension } from "~/lib/extensions";
import { owedPaths } from "~/lib/owed-paths";
import { readCounts, type Counts } from "~/models/lists.server";
import { paths } from "~/paths";
import { toCompanyChoice, type Session } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { DEMO_LOGIN } from "~/server/settings/demo.server";
import { toPolicyUrls } from "~/server/settings/policies.server";
import { ADD_EXTENSIONS } from "~/shell/screen";
import { renderMenu, type MenuEntry } from "~/shell/menu.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/** Loads what the drawer, the add button and the footer show on every page behind the login. */
export async function loadAppLayout(session: Session, request: Request) {
  const [counts, available] = await Promise.all([loadBadges(session), listExtensions()]);
  return {
    extensions: ADD_EXTENSIONS.filter((name) => available.includes(name)),
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
    ...ifAvailable("profile", { text: words.business, to: paths.business(), icon: "business" }),
    { text: words.home, to: paths.home(), icon: "home" },
    { text: words.invoices, icon: "invoice", badge: counts?.invoices },
    { text: words.allInvoices, to: paths.invoices() },
    { text: words.newInvoice, to: paths.createInvoice() },
    ...ifAvailable("payments", { text: words.payments, to: "/payments" }),
    ...ifAvailable("credit_notes", { text: words.creditNotes, to: "/credit_notes" }),
    { text: words.personalize, to: paths.personalizeInvoice() },
    ...ifAvailable("owed", { text: words.owed, to: owedPaths.owed(), icon: "payment" }),
    { text: words.contacts, to: paths.contacts(), icon: "contact", badge: counts?.contacts },
    { text: words.items, icon: "item", badge: counts?.products },
    { text: words.allItems, to: paths.items() },
  ];
}

function toBadges(counts: Counts) {
  const toBadge = (number: number, message: PluralMessage) => ({
    count: number > 9 ? "9+" : String(number),
    text: chooseForm(message, number),
  });
  return {
    contacts: toBadge(counts.contacts, words.contactCount),
    invoices: toBadge(counts.invoices, words.invoiceCount),
    products: toBadge(counts.products, words.itemCount),
  };
}

/** Loads whether the pages before the login show the link 'Try demo'. */
export function loadPublicLayout() {
  return { offersDemo: DEMO_LOGIN !== null };
}
