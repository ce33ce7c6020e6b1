import { createHash } from "node:crypto";
import { toBytes } from "../../../db/values";
import { customerSnapshot, sellerSnapshot } from "../../../invoices/versions/parties";
import type { CheckedCompany } from "../company";
import { compareValues, toFindings, type Finding } from "../finding";
import { parseJson } from "../read-invoices";

/**
 * Checks that the snapshots of sellers and customers are readable, and that their logos are stored and
 * unchanged.
 */
export async function checkPartySnapshots({ books }: CheckedCompany): Promise<Finding[]> {
  const logos = await books.selectFrom("issued_logos").select(["hash", "png"]).execute();
  const hashes = new Set(logos.map(({ hash }) => hash));
  const parties = await books
    .selectFrom("party_snapshots")
    .select(["id", "contact_id", "details", "taken_at"])
    .orderBy("id")
    .execute();
  return [
    ...logos.flatMap(({ hash, png }) =>
      compareValues(
        `logo of what was issued, ${hash.slice(0, 8)}`,
        createHash("sha256").update(toBytes(png)).digest("hex").slice(0, 8),
        hash.slice(0, 8),
      ),
    ),
    ...parties.flatMap(({ id, contact_id, details, taken_at }) => {
      const what = `${contact_id === null ? "business" : "customer"} as of ${taken_at} (${id})`;
      if (contact_id !== null)
        return customerSnapshot.safeParse(parseJson(details)).success
          ? []
          : toFindings(what, "damaged", "name and address");
      const seller = sellerSnapshot.safeParse(parseJson(details)).data;
      if (!seller) return toFindings(what, "damaged", "name and address");
      const { logoHash } = seller;
      return logoHash === null || hashes.has(logoHash)
        ? []
        : toFindings(`${what}, logo`, "gone", "the one that was printed");
    }),
  ];
}
