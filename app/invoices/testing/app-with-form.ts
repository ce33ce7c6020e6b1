import { createPostedForm } from "~/forms/testing/posted-form";
import type { DraftName } from "~/paths";
import { startApp, type Books } from "~/testing/running-app";
import type { InvoiceForm } from "../schema";
import { createFormValues, createLineValues } from "./form-values";

export type AppWithInvoiceForm = Awaited<ReturnType<typeof startAppWithForm>>;

/**
 * Starts the app as `startApp` does, and adds functions and data for tests that post the invoice
 * form.
 */
export async function startAppWithForm(books?: Books) {
  const app = await startModules(books);
  const { lists } = await app.readFormContext(app.session, "new");
  const { categories } = await app.readLists(app.session, ["categories"]);
  const {
    rows: [contact],
  } = await app.listContacts(app.session, { tab: "all", search: "", page: 1 });
  const currency = (code: string) => lists.currencies.find((each) => each.code === code)?.id ?? "";
  const term = (days: number) => lists.terms.find((each) => each.day === days)?.id ?? "";
  const ids = {
    sgd: currency("SGD"),
    usd: currency("USD"),
    myr: currency("MYR"),
    cash: term(0),
    thirtyDays: term(30),
  };
  /** A form that can be saved, with a cash term and one service of 88.20. */
  const validForm = createFormValues({
    termId: ids.cash,
    currencyId: ids.myr,
    contactId: contact?.id ?? "",
    lines: [
      createLineValues({
        productId: "",
        accountId: categories[0]?.items[0]?.id ?? "",
        unitPrice: "88.20",
      }),
    ],
  });

  /**
   * Posts the form. Returns the status. When the form is shown again, also returns the answer;
   * after a redirect, returns its address and the text of its toast.
   */
  async function post(
    form: InvoiceForm,
    fields: { revision?: number; intent?: string; page?: string } = {},
    name: DraftName = "new",
  ) {
    const posted = createPostedForm(form, {
      revision: 0,
      intent: "save",
      company: app.session.companyId,
      ...fields,
    });
    const response = await app.submitInvoiceForm(app.session, name, {
      request: new Request("http://localhost/create_invoice"),
      posted,
    });
    if (!("headers" in response)) return { status: response.init?.status, answer: response.data };
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const headers = { Cookie: cookies.join("; ") };
    const { toast } = await app.getToast(new Request("http://localhost/", { headers }));
    return {
      status: response.status,
      answer: undefined,
      to: response.headers.get("Location"),
      toast: toast && [toast.message, toast.description].filter(Boolean).join(" "),
    };
  }

  return { ...app, today: lists.today, ids, validForm, post };
}

/**
 * Starts the app and imports its modules. The modules read the settings on import, so they are
 * imported after `startApp` has set them.
 */
async function startModules(books: Books | undefined) {
  const running = await startApp(books);
  return {
    ...running,
    ...(await import("../form/action.server")),
    ...(await import("../form/loader.server")),
    ...(await import("../form/draft/initial-form.server")),
    ...(await import("../form/draft/initial-draft.server")),
    ...(await import("../draft.server")),
    ...(await import("../form/draft/selection.server")),
    ...(await import("~/models/products/sellable.server")),
    ...(await import("~/server/drafts/drafts.server")),
    ...(await import("~/server/session/toast.server")),
  };
}

/**
 * Returns an invoice number, and the same text as the idempotency key. A test thus posts each of
 * its invoices under a key of its own.
 */
export const toNoAndKey = (no: string) => ({ no, key: no });
