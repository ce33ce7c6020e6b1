import { Shop, openShop } from "../../e2e/support/shop.ts";
import { demoAccount } from "../../upstream/seed/demo.ts";
import { tinyAccount, tinyBooks, tinyInvoice } from "../../upstream/testing/fixtures.ts";

const invoices = [
  tinyInvoice({ no: "INV-0001", status: 1 }),
  tinyInvoice({ no: "INV-0002", status: 2 }),
  tinyInvoice({ no: "INV-0003", status: 3 }),
  tinyInvoice({ no: "INV-0004", status: 0, title: "Beans for the opening" }),
];

/**
 * The shop of whoever looks at a screen.
 * @param {NonNullable<import("./types").Screen["as"]>} as
 */
export async function shopOf(as) {
  switch (as) {
    case "new":
      return openShop(tinyAccount(tinyBooks({ contacts: [], products: [] })));
    case "small":
      return openShop(tinyAccount(tinyBooks({ invoices })));
    default:
      return new Shop(
        demoAccount(new Date().toISOString().slice(0, 10)),
        new URL(process.env.LEJAR_UPSTREAM_URL ?? ""),
      );
  }
}
