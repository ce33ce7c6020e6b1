// Describes what the present books have and a backup does not.
import fs from "node:fs";
import path from "node:path";
import { getMessage, openExistingDatabase } from "../../platform/data-folder/backup-files.mjs";

const BOOKS = "books.sqlite";

/** The sums are in minor units by currency. All currencies of the books have two decimals. */
const INVOICES = `
  select currencies.code, count(*) as count, sum(invoices.total) as sum
  from invoices join currencies on currencies.id = invoices.currency_id
  where invoices.id not in (select id from backup.invoices) group by code order by code`;
const PAYMENTS = `
  select currencies.code, count(*) as count, sum(payments.amount) as sum
  from payments join invoices on invoices.id = payments.invoice_id
  join currencies on currencies.id = invoices.currency_id
  where payments.id not in (select id from backup.payments) group by code order by code`;
const CONTACTS =
  "select count(*) as count from contacts where id not in (select id from backup.contacts)";
const CHANGED_INVOICES = `
  select count(*) as count from invoices join backup.invoices as old on old.id = invoices.id
  where old.updated_at <> invoices.updated_at`;

/**
 * Returns lines about the invoices, payments and contacts in the data folder that the restored
 * folder lacks.
 * @param {string} data
 * @param {string} restored
 */
export function describeLosses(data, restored) {
  const present = path.join(data, BOOKS);
  if (!fs.existsSync(present)) return [`There are no books in ${data}, so nothing is lost.`];
  try {
    return describe(present, path.join(restored, BOOKS));
  } catch (error) {
    return [
      `The present books cannot be compared with the backup (${getMessage(error)}), so it is not known what would be lost.`,
    ];
  }
}

/** @param {string} present @param {string} backup */
function describe(present, backup) {
  const database = openExistingDatabase(present);
  try {
    database.exec(`ATTACH '${backup.replaceAll("'", "''")}' AS backup`);
    const readSums = (/** @type {string} */ query) =>
      /** @type {{ code: string, count: number, sum: number }[]} */ (database.prepare(query).all());
    const readCount = (/** @type {string} */ query) =>
      /** @type {{ count: number }[]} */ (database.prepare(query).all())[0]?.count ?? 0;
    const losses = [
      ...toSumText(readSums(INVOICES), "invoice"),
      ...toSumText(readSums(PAYMENTS), "payment"),
      ...toCountText(readCount(CONTACTS), "contact"),
    ];
    const changed = readCount(CHANGED_INVOICES);
    return [
      losses.length > 0
        ? `Since this backup were added, and would be lost: ${losses.join("; ")}.`
        : "No invoice, payment or contact was added since this backup.",
      ...(changed > 0
        ? [`${toCountText(changed, "invoice").join("")} changed since, and would be as before.`]
        : []),
    ];
  } finally {
    database.close();
  }
}

/** @param {{ code: string, count: number, sum: number }[]} rows @param {string} noun */
function toSumText(rows, noun) {
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const sums = rows.map(({ code, sum }) => `${code} ${formatMinor(sum)}`);
  return toCountText(count, noun).map((text) => `${text} (${sums.join(", ")})`);
}

/** @param {number} count @param {string} noun */
function toCountText(count, noun) {
  return count === 0 ? [] : [`${count} ${noun}${count === 1 ? "" : "s"}`];
}

/** Formats minor units with two decimals and thousands, without binary fractions. @param {number} minor */
function formatMinor(minor) {
  const digits = String(minor).padStart(3, "0");
  return `${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",")}.${digits.slice(-2)}`;
}
