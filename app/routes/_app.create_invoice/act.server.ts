import { data, redirect } from "@remix-run/node";
import { errorPage } from "~/error-page.server";
import { formatAmount } from "../../../money/money";
import { fingerprint, readDraft, removeDraft, saveDraft, type Draft } from "~/draft.server";
import { invoiceForm, type InvoiceForm } from "~/forms/invoice";
import { readIntent, type InvoiceIntent } from "~/forms/invoice-intent";
import { validateForm } from "~/forms/validate.server";
import { fieldText } from "~/lib/field-text";
import { stepQuantity } from "~/lib/quantity";
import { reckonForm } from "~/forms/invoice-amounts";
import { readInvoiceLists, toRules } from "~/models/invoice-lists.server";
import { paths } from "~/paths";
import type { Session } from "~/session.server";
import { answer } from "./answer.server";
import { saveInvoice } from "./save.server";
import { settleFigures } from "./settle.server";

/**
 * What a button of the form asks for. The form is kept as the draft first,
 * whatever comes of it, so that nothing typed is lost.
 */
export async function actOnInvoiceForm(session: Session, request: Request, posted: FormData) {
  const intent = readIntent(fieldText(posted, "intent") || "update");
  if (!intent) throw errorPage("unreadable", 400);
  if (intent.name === "discard") {
    await removeDraft(session, "new");
    return redirect(paths.invoices());
  }
  const typed = await readPosted(posted);
  const before = await readDraft(session, "new");
  const madeBy = fingerprint(request, posted);
  const isRepeat = before?.madeBy === madeBy;
  if (before && !isRepeat && before.version !== Number(posted.get("version"))) return stale(before, typed, session);

  const isSave = intent.name === "save" || intent.name === "saveAnyway";
  if (isRepeat && !isSave) return redirect(afterwards(intent));
  const draft = isRepeat ? before : await keep(session, { before, typed, intent, madeBy });
  if (!isSave) return redirect(afterwards(intent));
  if (draft.unconfirmed.length > 0) return confirmFigures(draft);
  return saveInvoice(session, draft, { evenAtZero: intent.name === "saveAnyway" });
}

async function keep(
  session: Session,
  { before, typed, intent, madeBy }: { before: Draft | null; typed: InvoiceForm; intent: InvoiceIntent; madeBy: string },
): Promise<Draft> {
  const { form, changed } = await settleFigures(session, before?.form ?? null, change(typed, before?.form ?? null, intent));
  const isSave = intent.name === "save" || intent.name === "saveAnyway";
  return saveDraft(session, "new", { before, form, madeBy, unconfirmed: isSave ? changed : [] });
}

async function readPosted(posted: FormData): Promise<InvoiceForm> {
  const read = await validateForm(invoiceForm, posted);
  if (read.error) throw errorPage("unreadable", 400);
  return read.data;
}

/** The form after a button that changes it. */
function change(form: InvoiceForm, before: InvoiceForm | null, intent: InvoiceIntent): InvoiceForm {
  switch (intent.name) {
    case "quantity":
      return { ...form, lines: form.lines.map((line) => (line.id === intent.lineId ? { ...line, quantity: stepped(line, before, intent) } : line)) };
    case "removeLine":
      return { ...form, lines: form.lines.filter((line) => line.id !== intent.lineId) };
    case "removePayment":
      return { ...form, payments: form.payments.filter((_, index) => index !== intent.index) };
    default:
      return form;
  }
}

/** The quantity the button named, unless another was typed since the page was made. */
function stepped(
  line: InvoiceForm["lines"][number],
  before: InvoiceForm | null,
  { by, next }: Extract<InvoiceIntent, { name: "quantity" }>,
): string {
  const shown = before?.lines.find(({ id }) => id === line.id)?.quantity;
  return line.quantity === shown ? next : stepQuantity(line.quantity, by);
}

/** Where a button leads once the form is kept. */
function afterwards(intent: InvoiceIntent): string {
  switch (intent.name) {
    case "contact":
      return paths.selectContact({ draft: "new" });
    case "item":
      return paths.selectItem({ draft: "new" });
    case "payment":
      return paths.selectPayment({ draft: "new", payment: intent.index });
    case "quantity":
      return paths.createInvoice({ at: `line-${intent.lineId}` });
    case "removeLine":
      return paths.createInvoice({ at: "lines" });
    case "removePayment":
      return paths.createInvoice({ at: "payments" });
    case "summary":
      return paths.createInvoice({ summary: true, at: "summary" });
    default:
      return paths.createInvoice();
  }
}

function confirmFigures(draft: Draft) {
  const text = `${draft.unconfirmed.join(" ")} Please check, then save again.`;
  return data(answer(draft, { fault: { title: "Not saved yet", text } }), 422);
}

/** Another tab has changed the draft since this page was made: both are shown, and going on here keeps this one. */
async function stale(other: Draft, typed: InvoiceForm, session: Session) {
  const amounts = reckonForm(other.form, toRules(await readInvoiceLists(session)));
  const count = other.form.lines.length;
  return data(
    answer(
      { ...other, form: typed },
      {
        other: {
          contactName: other.form.contactName || "no contact yet",
          lines: count === 1 ? "1 line" : `${count} lines`,
          total: formatAmount(amounts.total),
        },
      },
    ),
    409,
  );
}
