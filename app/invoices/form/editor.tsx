import { invoiceFormWords as words } from "../../../domain/words/invoice-form";
import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import { useMemo, useRef, useState, type FormEvent } from "react";
import type { InvoiceForm, InvoiceRules } from "../schema";
import { calculateForm } from "../amounts";
import { requiresCompleteForm } from "./intent";
import { createLazyValidator } from "~/forms/lazy-validator";
import type { InvoiceAnswer } from "./answer";
import type { StoredInvoiceView, InvoiceStatusView, InvoiceChoices } from "./loader.server";
import { parseDate } from "../../../domain/calendar/days";
import { paths, type DraftName } from "~/paths";
import { BillTo } from "./sections/bill-to";
import { Basics } from "./sections/basics";
import { closeDialogs, FORM_ID } from "./sections/dialogs";
import { DraftBanner } from "./sections/notices";
import { FormText, HiddenFields } from "~/forms/form-field";
import { DraftAutosave } from "~/forms/draft-autosave";
import { InvoiceLines } from "./sections/lines";
import { Notices } from "./sections/notices";
import { Payments } from "./sections/payments";
import { RequiredHint } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { SaveBar } from "./sections/save-bar";
import { useWideComponent } from "~/ui/use-wide-component";
import { readCurrentForm } from "./current-form";
import { LongForm } from "~/forms/long-form";
import type { Validator } from "remix-validated-form";
import { Totals } from "./sections/totals";
import { invoicePaths } from "../paths";

type Props = {
  draft: DraftName;
  companyId: string;
  choices: InvoiceChoices;
  rules: InvoiceRules;
  status: InvoiceStatusView;
  /** The stored invoice; null for a new invoice. */
  edited: StoredInvoiceView | null;
  /** True when the invoice can be saved and sent with one button. */
  canSend: boolean;
  /** What the customer has on account, in words; empty for nothing. */
  onAccount: string;
  recentContacts: { id: string; name: string }[];
  answer: InvoiceAnswer;
  /** True when the summary is part of the page; otherwise a button opens it as a dialog. */
  showsSummary: boolean;
  /** The errors of a form that was opened with the query parameter `check`; otherwise empty. */
  initialErrors: Record<string, string>;
};

const HIDDEN = ["key", "basedOn", "title", "repeatId", "repeatDate"] as const;

/**
 * Shows the invoice form. The form works without JavaScript; with JavaScript, the totals are
 * updated while the user types.
 */
export function InvoiceEditor({
  draft,
  companyId,
  choices,
  rules,
  status,
  edited,
  canSend,
  onAccount,
  recentContacts,
  answer,
  showsSummary,
  initialErrors,
}: Props) {
  const { revision, form } = answer;
  const validator = useMemo(() => lazyInvoiceValidator(rules), [rules]);
  const element = useRef<HTMLFormElement>(null);
  const LineFinder = useWideComponent("(min-width: 1024px)", loadLineFinder);
  const LivePreview = useWideComponent(PREVIEW_WINDOW, loadLivePreview);
  // The form with the values typed since `form` was rendered. It is ignored once the server has
  // rendered another form.
  const [typed, setTyped] = useState<{ rendered: InvoiceForm; form: InvoiceForm } | null>(null);
  const live = typed?.rendered === form ? typed.form : form;
  const amounts = calculateForm(live, rules);
  const isBase = live.currencyId === rules.baseCurrencyId;
  const currency = choices.currencies.find(({ id }) => id === live.currencyId);

  const recordedIds = form.payments.flatMap(({ recordedOn, storedId }) =>
    recordedOn ? storedId : [],
  );

  function handleInput(event: FormEvent<HTMLFormElement>) {
    event.currentTarget.dataset.touched = "";
    setTyped({ rendered: form, form: readCurrentForm(event.currentTarget, form) });
  }

  const preview = LivePreview ? <LivePreview draft={draft} revision={revision} /> : null;
  return (
    <>
      <LongForm
        key={revision}
        id={FORM_ID}
        revision={revision}
        companyId={companyId}
        initialErrors={initialErrors}
        action={paths.invoiceForm({ draft })}
        validator={validator}
        defaultValues={form}
        formRef={element}
        disableFocusOnError
        onInput={handleInput}
        onSubmit={() => closeDialogs(recordedIds)}
        data-touched={revision > 0 ? "" : undefined}
        bar={
          <SaveBar
            amounts={amounts}
            symbol={currency?.symbol ?? ""}
            showsSummary={showsSummary}
            edited={edited}
            canSend={canSend}
          />
        }
      >
        <HiddenFields prefix="" values={form} names={HIDDEN} />
        <div className="grid gap-6 p-4">
          <div className="invoice-top grid gap-4">
            <Notices answer={answer} formAddress={paths.invoiceForm({ draft })} />
            <DraftBanner
              status={status}
              hasDraft={revision > 0}
              pdf={edited ? invoicePaths.previewPdf(edited.id) : null}
              sendUrl={edited?.sendUrl ?? ""}
            />
            <RequiredHint />
          </div>
          <div className="invoice-for grid gap-4">
            <BillTo
              form={form}
              isLocked={edited?.isContactLocked ?? false}
              onAccount={onAccount}
              recent={recentContacts}
            />
            <Basics
              form={form}
              live={live}
              choices={choices}
              rules={rules}
              isNumberMissing={!edited && form.noSuggested === ""}
              isCurrencyLocked={edited?.isCurrencyLocked ?? false}
            />
          </div>
          <InvoiceLines
            form={form}
            live={live}
            amounts={amounts}
            choices={choices}
            rates={rules.taxRates}
            symbol={currency?.symbol ?? ""}
            code={currency?.code ?? ""}
            finder={
              LineFinder ? (
                <LineFinder baseSymbol={choices.base.symbol} initialText={form.itemToAdd} />
              ) : null
            }
          />
          <div className="invoice-rest grid gap-4">
            <FormText
              label={words.notes}
              name="memo"
              rows={2}
              defaultValue={form.memo}
              maxLength={INVOICE_LIMITS.notes}
            />
            <button name="intent" value="details" className="button">
              {edited ? words.titleAndStyle : words.titleStyleAndPreview}
              <Icon name="next" size={16} />
            </button>
          </div>
          <div className="invoice-sums grid gap-6">
            <Payments
              form={form}
              isCash={rules.cashTermIds.includes(live.termId)}
              isFutureInvoice={(parseDate(live.date) ?? "") > rules.today}
              symbol={currency?.symbol ?? ""}
              amounts={amounts}
              paymentsUrl={edited?.paymentsUrl ?? ""}
            />
            <Totals
              amounts={amounts}
              symbol={currency?.symbol ?? ""}
              equivalent={isBase ? null : { ...choices.base, rate: live.rate }}
              isStored={edited !== null}
            />
          </div>
        </div>
        <DraftAutosave address={paths.saveDraft({ draft })} />
      </LongForm>
      {preview}
    </>
  );
}

const loadLineFinder = () => import("./sections/line-finder");
const loadLivePreview = () => import("./sections/live-preview");

/** Browsers that do not know this query show the form without the preview. */
const PREVIEW_WINDOW = "(min-width: 1440px) and (scripting: enabled)";

type Posted = InvoiceForm & { intent: string };

function lazyInvoiceValidator(rules: InvoiceRules): Validator<Posted> {
  return createLazyValidator(
    async () => (await import("./validator")).invoiceValidator(rules),
    requiresCompleteForm,
  );
}
