import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema";
import { fillSearchTexts } from "../db/search-texts";
import { readJson } from "../http/body";
import { answerError } from "../http/errors";
import { parseOrRefuse } from "../http/fields";
import { writeAccount } from "../seed/write";
import { accountPayload } from "./account-payload";
import { faultRule, type Faults } from "./faults";

/** Thousands of records. */
const LARGEST_ACCOUNT = 8 * 1024 * 1024;

/** What only tests may ask for: accounts with books, and faults. */
export function testingRoutes(db: Kysely<Schema>, faults: Faults): Hono {
  return new Hono()
    .post("/accounts", async (c) => {
      const { value } = await readJson(c.req.raw, LARGEST_ACCOUNT);
      const holder = parseOrRefuse(accountPayload, value);
      const { accountId, companyIds } = await writeAccount(db, holder);
      await fillSearchTexts(db);
      return c.json(
        {
          people: { id: accountId, display_name: holder.displayName, email: holder.email },
          companies: holder.companies.map(({ company }, index) => ({
            id: companyIds[index],
            display_name: company.displayName,
          })),
        },
        201,
      );
    })
    .post("/faults", async (c) => {
      const { value } = await readJson(c.req.raw);
      faults.add(parseOrRefuse(faultRule, value));
      return c.json({}, 201);
    })
    .delete("/faults", (c) => {
      faults.clear(c.req.query("email") ?? "");
      return c.json({});
    })
    .onError(answerError);
}
