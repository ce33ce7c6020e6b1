import { Hono } from "hono";
import type { CompanyBooks } from "../db/company-books";
import type { Call, Calls } from "../calls/calls";
import { parseOrRefuse } from "../wire/fields";
import { templatePayloadSchema } from "../pdf/template-payload";
import type { Answer } from "../wire/answer";

/** Returns the routes of the style and colour of a company's invoices. */
export function createSettingRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/setting/active_template", calls.createReadHandler(handleReadTemplate))
    .put("/setting/update_template", calls.createWriteHandler(handleUpdateTemplate));
}

async function handleReadTemplate({ books }: Call): Promise<Answer> {
  return { status: 200, body: { template: await readTemplate(books) } };
}

async function handleUpdateTemplate({ books, body }: Call): Promise<Answer> {
  const { txn_template, txn_template_color } = parseOrRefuse(templatePayloadSchema, body);
  await books
    .updateTable("companies")
    .set({ template_style: txn_template, template_color: txn_template_color })
    .where("id", "=", books.companyId)
    .execute();
  return { status: 200, body: { template: await readTemplate(books) } };
}

function readTemplate(books: CompanyBooks) {
  return books.readCached("template", () =>
    books
      .selectFrom("companies")
      .select(["template_style as txn_template", "template_color as txn_template_color"])
      .where("id", "=", books.companyId)
      .executeTakeFirstOrThrow(),
  );
}
