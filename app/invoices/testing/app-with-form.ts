import { postedForm } from "~/forms/testing/posted-form";
import type { DraftName } from "~/paths";
import { startApp, type Books } from "~/testing/running-app";
import type { InvoiceForm } from "../schema";
import { typedForm, typedLine } from "./typed-form";

export type AppWithInvoiceForm = Awaited<ReturnType<typeof startAppWithForm>>;

/** Starts the app of `startApp`, with functions that post the invoice form. */
export async function startAppWithForm(books?: Books) {
  const app = await startModules(books);
  const { lists } = await app.readFormContext(app.session, "new");
  const { categories } = await app.readLists(app.session, ["categories"]);
  const {
    rows: [contact],
  } = await app.listContacts(app.session, { tab: "all", search: "", page: 1 });
  const currency = (code: string) => lists.currencies.find((each) => each.code === code)?.id ?? "";
  const term = (day: number) => lists.terms.find((each) => each.day === day)?.id ?? "";
  const ids = {
    sgd: currency("SGD"),
    usd: currency("USD"),
    myr: currency("MYR"),
    cash: term(0),
    thirtyDays: term(30),
  };
  /** A form that can be saved: one service of 88.20, with a cash term. */
  const blank = typedForm({
    termId: ids.cash,
    currencyId: ids.myr,
    contactId: contact?.id ?? "",
    lines: [
      typedLine({
        productId: "",
        accountId: categories[0]?.items[0]?.id ?? "",
        unitPrice: "88.20",
      }),
    ],
  });

  /**
   * Posts the form. Returns the status and, when the form is shown again, the answer; otherwise the
   * address of the redirect and its toast.
   */
  async function post(
    form: InvoiceForm,
    more: { revision?: number; intent?: string; page?: string } = {},
    name: DraftName = "new",
  ) {
    const posted = postedForm(form, {
      revision: 0,
      intent: "save",
      company: app.session.companyId,
      ...more,
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

  return { ...app, today: lists.today, ids, blank, post };
}

// The app reads its settings when it is loaded, so these modules are loaded later.
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
    ...(await import("~/server/drafts/drafts.server")),
    ...(await import("~/server/session/toast.server")),
  };
}

/** Returns fields that give an invoice a number and a key of its own. */
export const withNumber = (no: string) => ({ no, key: no });
