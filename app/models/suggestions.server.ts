import type { SuggestedNames } from "~/lib/search";
import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import { text } from "./wire.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";

const MAX_PER_GROUP = 4;

const contactPerson = z.object({ display_name: text, first_name: text, last_name: text });

const contactsAnswer = z.object({
  contacts: z.array(
    z.object({
      is_customer: z.union([z.boolean(), z.number()]).nullish().transform(Boolean),
      entity: z.object({ display_name: text, name: text }),
      contactpersons: z
        .array(z.object({ people: contactPerson.nullish() }))
        .nullish()
        .transform((people) => people ?? []),
    }),
  ),
});

const productsAnswer = z.object({ products: z.array(z.object({ name: text })) });

/**
 * Lists at most four names per group that contain `q`: of customers, of other contacts and all
 * contact persons, and of items. A group is empty when its call fails.
 */
export async function listSuggestions(session: Session, q: string): Promise<SuggestedNames> {
  const scope = { business_id: session.companyId, search: q, page: 1 };
  const { credentials } = session;
  const [{ contacts }, { products }] = await Promise.all([
    callV2({ path: "/contacts", query: scope, credentials, answer: contactsAnswer }).catch(
      emptyUnlessAccessDenied({ contacts: [] }),
    ),
    callV2({ path: "/products", query: scope, credentials, answer: productsAnswer }).catch(
      emptyUnlessAccessDenied({ products: [] }),
    ),
  ]);
  const contactNames = (isCustomer: boolean) =>
    contacts
      .filter((contact) => contact.is_customer === isCustomer)
      .map(({ entity }) => entity.display_name || entity.name);
  const people = contacts.flatMap(({ contactpersons }) =>
    contactpersons.map((person) => contactPersonName(person.people)),
  );
  return {
    customers: pickMatches(contactNames(true), q),
    contacts: pickMatches([...contactNames(false), ...people], q),
    items: pickMatches(
      products.map(({ name }) => name),
      q,
    ),
  };
}

function contactPersonName(people: z.output<typeof contactPerson> | null | undefined): string {
  return people ? people.display_name || `${people.first_name} ${people.last_name}`.trim() : "";
}

function pickMatches(names: string[], q: string): string[] {
  const needle = q.toLocaleLowerCase();
  return [...new Set(names)]
    .filter((name) => name.toLocaleLowerCase().includes(needle))
    .slice(0, MAX_PER_GROUP);
}

// Suggestions are optional, so only an ended login or plan is reported to the user.
function emptyUnlessAccessDenied<Nothing>(nothing: Nothing) {
  return (error: unknown): Nothing => {
    if (error instanceof UpstreamFault && !error.isAccessDenied) return nothing;
    throw error;
  };
}
