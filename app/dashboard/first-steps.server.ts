import { findProfile } from "~/models/business/find-profile.server";
import { readCounts } from "~/models/lists.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";

export type FirstStep = { to: string; name: string; why: string; isDone: boolean };

/**
 * What a new company does first, until all of it is done; empty from then on. Whoever has sold
 * anything (`hasSold`) had a customer and something to sell. The steps lead back to `here`.
 */
export async function listFirstSteps(
  session: Session,
  { here, hasSold }: { here: string; hasSold: boolean },
): Promise<FirstStep[]> {
  const [profile, counts] = await Promise.all([
    findProfile(session),
    hasSold ? SOLD : countsOrNone(session),
  ]);
  const details: FirstStep = {
    to: paths.business({ returnTo: here }),
    name: "Add your business details",
    why: "Who you are and how you are paid: it stands on every invoice.",
    isDone: profile?.form.address !== "",
  };
  const steps = [
    ...(profile ? [details] : []),
    {
      to: paths.createPerson({ returnTo: here }),
      name: "Add a customer",
      why: "Who you invoice: a person or a business.",
      isDone: counts.contacts > 0,
    },
    {
      to: paths.createItem({ returnTo: here }),
      name: "Add an item",
      why: "What you sell, with its price.",
      isDone: counts.products > 0,
    },
    {
      to: paths.createInvoice(),
      name: "Create your first invoice",
      why: "Once it is sent, your figures appear here.",
      isDone: counts.invoices > 0,
    },
  ];
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}

const SOLD = { contacts: 1, products: 1, invoices: 1 };

/** A list with nothing ticked is better than no page. */
async function countsOrNone(session: Session) {
  try {
    return await readCounts(session);
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isBarred)
      return { contacts: 0, products: 0, invoices: 0 };
    throw error;
  }
}
