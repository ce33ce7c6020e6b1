import { data, redirect } from "@remix-run/node";
import { errorPage, toResend } from "~/error-page.server";
import { formatAmount } from "../../money/money";
import { fingerprint, readDraft, removeDraft, saveDraft, type Draft } from "~/draft.server";
import { invoiceForm, type InvoiceForm } from "~/forms/invoice";
import { readIntent, type InvoiceIntent } from "~/forms/invoice-intent";
import { validateForm } from "~/forms/validate.server";
import { fieldText } from "~/lib/field-text";
import { reckonForm } from "~/forms/invoice-amounts";
import { readInvoiceLists, toRules } from "~/models/invoice-lists.server";
import { paths, type DraftName } from "~/paths";
import type { Session } from "~/session.server";
import { redirectWithFlash } from "~/toast.server";
import { answer } from "./answer.server";
import { changeForm } from "./change";
import { saveInvoice } from "./save.server";
import { settleFigures } from "./settle.server";
import { completed, WHOLE } from "./whole";
import { newForm } from "./load.server";

type Posted = { request: Request; posted: FormData };

/**
 * What a button of the form asks for. The form is kept as the draft first,
 * whatever comes of it, so that nothing typed is lost.
 */
export async function actOnInvoiceForm(session: Session, name: DraftName, { request, posted }: Posted) {
  const intent = readIntent(fieldText(posted, "intent") || "update");
  if (!intent) throw errorPage("unreadable", 400);
  if (intent.name === "discard" || intent.name === "startOver") return clear(session, name, intent.name);
  if (fieldText(posted, "company") !== session.companyId) throw otherCompanyPage(request, posted);
  const before = await readDraft(session, name);
  const typed = await readPosted(session, name, { posted, before: before?.form ?? null });
  const madeBy = fingerprint(request, posted);
  const isRepeat = before?.madeBy === madeBy;
  if (before && !isRepeat && before.version !== Number(posted.get("version"))) return stale(session, name, { other: before, typed });

  const isSave = intent.name === "save" || intent.name === "saveAnyway";
  if (isRepeat && !isSave) return redirect(afterwards(name, intent));
  const draft = isRepeat ? before : await keep(session, name, { before, typed, intent, madeBy });
  if (!isSave) return redirect(afterwards(name, intent));
  if (draft.unconfirmed.length > 0) return confirmFigures(draft);
  return saveInvoice(session, name, { draft, evenAtZero: intent.name === "saveAnyway" });
}

// Another tab has switched the company since: what was chosen on this page belongs to the one before.
function otherCompanyPage(request: Request, posted: FormData) {
  return errorPage("otherCompany", 409, { resend: toResend(request, posted) });
}

async function clear(session: Session, name: DraftName, intent: "discard" | "startOver") {
  await removeDraft(session, name);
  if (intent === "discard") return redirect(paths.invoices());
  return redirectWithFlash(paths.invoiceForm({ draft: name }), "The form is empty again.");
}

async function readPosted(session: Session, name: DraftName, { posted, before }: { posted: FormData; before: InvoiceForm | null }): Promise<InvoiceForm> {
  const read = await validateForm(invoiceForm, posted);
  if (read.error) throw errorPage("unreadable", 400);
  if (posted.has(WHOLE)) return read.data;
  return completed(read.data, posted, before ?? (await newForm(session, name)));
}

type Change = { before: Draft | null; typed: InvoiceForm; intent: InvoiceIntent; madeBy: string };

async function keep(session: Session, name: DraftName, { before, typed, intent, madeBy }: Change): Promise<Draft> {
  const changed = changeForm(typed, before?.form ?? null, intent);
  const { form, said } = await settleFigures(session, name, {
    before: before?.form ?? null,
    form: changed,
    wantsMatchingDueDate: intent.name === "matchDueDate",
  });
  const isSave = intent.name === "save" || intent.name === "saveAnyway";
  return saveDraft(session, name, { before, form, madeBy, unconfirmed: isSave ? said : [] });
}

/** Where a button leads once the form is kept. */
function afterwards(draft: DraftName, intent: InvoiceIntent): string {
  switch (intent.name) {
    case "contact":
      return paths.selectContact({ draft });
    case "item":
      return paths.selectItem({ draft });
    case "service":
      return paths.selectAccount({ draft });
    case "payment":
      return paths.selectPayment({ draft, payment: intent.index });
    case "quantity":
    case "moveLine":
      return paths.invoiceForm({ draft, at: `line-${intent.lineId}` });
    case "removeLine":
      return paths.invoiceForm({ draft, at: "lines" });
    case "removePayment":
      return paths.invoiceForm({ draft, at: "payments" });
    case "summary":
      return paths.invoiceForm({ draft, summary: true, at: "summary" });
    default:
      return paths.invoiceForm({ draft });
  }
}

function confirmFigures(draft: Draft) {
  const text = `${draft.unconfirmed.join(" ")} Please check, then save again.`;
  return data(answer(draft, { fault: { title: "Not saved yet", text } }), 422);
}

/** Another tab has changed the draft since this page was made: both are shown, and going on here keeps this one. */
async function stale(session: Session, name: DraftName, { other, typed }: { other: Draft; typed: InvoiceForm }) {
  const amounts = reckonForm(other.form, toRules(await readInvoiceLists(session, name)));
  const count = other.form.lines.length;
  return data(
    answer(
      { ...other, form: typed },
      {
        other: {
          contactName: other.form.contactName || "no contact yet",
          lines: count === 1 ? "1 line" : `${count} lines`,
          total: formatAmount(amounts.total),
          take: paths.invoiceForm({ draft: name }),
        },
      },
    ),
    409,
  );
}
