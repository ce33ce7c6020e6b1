import { sql } from "kysely";
import { createRandom } from "../../../upstream/seed/random";
import { runWithDatabase } from "./database";

/** An owner, with the ids of the company's cash term, payment method and account. */
export type Owner = {
  id: number;
  email: string;
  cashTerm: number;
  method: number;
  account: number;
};

/** Returns a function that returns the next owner: all owners in random order, again and again. */
export async function createOwnerPicker(url: string): Promise<() => Owner> {
  const { rows } = await runWithDatabase(url, (db) =>
    sql<Owner>`
      select accounts.id, email,
        (select min(id) from terms where terms.company_id = membership.company_id and name = 'Cash')
          as "cashTerm",
        (select min(id) from methods where methods.company_id = membership.company_id) as method,
        (select min(id) from ledger_accounts account
          where account.company_id = membership.company_id and kind = 'cash') as account
      from accounts join memberships membership on membership.account_id = accounts.id order by accounts.id`.execute(
      db,
    ),
  );
  const random = createRandom(11);
  const order = rows
    .map((owner) => ({ owner, place: random.next() }))
    .sort((a, b) => a.place - b.place);
  let nextIndex = 0;
  return () => {
    const each = order[nextIndex++ % order.length];
    if (!each) throw new Error("There are no companies.");
    return each.owner;
  };
}
