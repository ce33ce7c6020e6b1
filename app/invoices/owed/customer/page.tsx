import { useLoaderData } from "@remix-run/react";
import { commonWords } from "../../../../domain/words/common";
import { customerWords as words } from "../../../../domain/words/customer";
import { fill } from "../../../../domain/words/message";
import { Amount, type AmountView } from "~/ui/amount";
import { closeDialog, Dialog } from "~/ui/dialog";
import { PostForm } from "~/ui/post-form";
import { DuplicateButton } from "~/invoices/duplicate/duplicate-button";
import { ContactLinks } from "~/invoices/contact-links";
import { ReminderState } from "~/invoices/reminders/reminder-state";
import { RemindButton } from "../remind-button";
import { Entries } from "./entries";
import type { loadCustomer } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import { PanelButton } from "~/ui/panel-button";
import { paths } from "~/paths";
import { createBackLink } from "~/shell/back-link";
import type { Screen } from "~/shell/screen";

export const customerScreen: Screen = {
  get title() {
    return words.title;
  },
  back: (place) => createBackLink(paths.contacts(), place),
};

type Loaded = ReturnType<typeof useLoaderData<typeof loadCustomer>>;

/** Shows what a customer owes, the next steps and the latest entries. */
export function CustomerPage() {
  const customer = useLoaderData<typeof loadCustomer>();
  const { id, name, contact, contactUrls, sums, latest } = customer;
  return (
    <article
      className="owed-customer mx-auto grid max-w-form grid-cols-1 gap-6 p-4"
      aria-labelledby="customer"
    >
      <header className="flex flex-wrap items-center justify-end gap-3">
        <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
          <h2 id="customer" className="text-lg">
            {name}
          </h2>
          {contact ? <p className="mt-1 text-sm text-quiet">{contact}</p> : null}
        </div>
        <ContactLinks name={name} urls={contactUrls} />
      </header>
      <div className="grid grid-cols-1 gap-6">
        {sums.length > 0 ? (
          <ul className="grid gap-3">
            {sums.map((sum) => (
              <li key={sum.code} className="card p-4">
                <BalanceOfCurrency sum={sum} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-quiet">{words.noInvoices}</p>
        )}
        <div className="grid grid-cols-1 gap-3">
          <NewInvoice key={id} customer={customer} />
          <div className="owed-actions flex flex-wrap gap-3 whitespace-nowrap">
            {customer.canRemindOfAllInvoices ? (
              <RemindButton
                {...{ contactId: id, name, companyId: customer.companyId, postKey: customer.key }}
                returnTo={customer.pageUrl}
              />
            ) : null}
            {customer.recordPaymentUrl ? (
              <PageLink className="button" to={customer.recordPaymentUrl}>
                {words.recordPayment}
              </PageLink>
            ) : null}
            <PageLink className="button" to={customer.statementUrl}>
              {words.statement}
            </PageLink>
            <PageLink className="button" to={customer.editUrl}>
              {words.edit}
            </PageLink>
          </div>
        </div>
        <ReminderState
          state={customer.reminders}
          name={name}
          post={{
            key: `${customer.key}-pause`,
            companyId: customer.companyId,
            returnTo: customer.pageUrl,
          }}
        />
        {customer.newestInvoice ? (
          <DuplicateButton
            invoiceId={customer.newestInvoice.invoiceId}
            postKey={customer.key}
            no={customer.newestInvoice.text}
          />
        ) : null}
      </div>
      <div className="owed-entries grid grid-cols-1 gap-6">
        {latest ? (
          <>
            <Entries id="invoices" title={words.invoices} entries={latest.invoices} />
            <Entries id="payments" title={words.payments} entries={latest.payments} />
            <Entries id="given-back" title={words.refunds} entries={latest.refunds} />
            <Entries id="credit-notes" title={words.creditNotes} entries={latest.creditNotes} />
          </>
        ) : (
          <p className="notice">{words.tooMany}</p>
        )}
        {sums.length > 0 ? (
          <p className="flex flex-wrap gap-x-4 text-sm">
            <PageLink className="link py-3" to={customer.invoicesUrl}>
              {words.allInvoices}
            </PageLink>
            {customer.creditNotesUrl ? (
              <PageLink className="link py-3" to={customer.creditNotesUrl}>
                {words.allCreditNotes}
              </PageLink>
            ) : null}
          </p>
        ) : null}
      </div>
      <Entries id="bought-last" title={words.boughtLast} entries={customer.bought} />
    </article>
  );
}

function BalanceOfCurrency({
  sum: { owed, owedCount, overdue, overdueCount, credit, onAccount, giveBackUrl },
}: {
  sum: Loaded["sums"][number];
}) {
  return (
    <>
      <dl className="grid gap-1">
        <Figure name={words.owed} amount={owed} about={owedCount} isMain />
        {overdue ? <Figure name={words.late} amount={overdue} about={overdueCount} isLate /> : null}
        {credit ? <Figure name={words.toGiveBack} amount={credit} about="" /> : null}
        {onAccount ? <Figure name={words.onAccount} amount={onAccount} about="" /> : null}
      </dl>
      {giveBackUrl ? (
        <PageLink className="button mt-3 w-full" to={giveBackUrl}>
          {words.giveBack}
        </PageLink>
      ) : null}
    </>
  );
}

type FigureProps = {
  name: string;
  amount: AmountView;
  about: string;
  isMain?: boolean;
  isLate?: boolean;
};

function Figure({ name, amount, about, isMain = false, isLate = false }: FigureProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className={`flex-1 ${isLate ? "owed-late" : ""}`}>
        {name} {about ? <span className="text-sm text-quiet">{about}</span> : null}
      </dt>
      <dd className={`font-semibold ${isMain ? "text-lg" : ""} ${isLate ? "owed-late" : ""}`}>
        <Amount {...amount} />
      </dd>
    </div>
  );
}

const DISCARD_ID = "discard-begun";

/**
 * Shows a button that creates a draft of an invoice for the customer. A draft for another customer
 * is discarded after a confirmation.
 */
function NewInvoice({ customer: { name, draft } }: { customer: Loaded }) {
  if (!draft)
    return (
      <PostForm className="grid">
        <button className="button button-main">{words.newInvoice}</button>
      </PostForm>
    );
  return (
    <>
      <PanelButton panelId={DISCARD_ID} className="button button-main">
        {words.newInvoice}
      </PanelButton>
      <Dialog
        id={DISCARD_ID}
        title={words.discardQuestion.title}
        text={fill(words.discardQuestion.text, { about: draft.about, name })}
      >
        <PostForm onSubmit={() => closeDialog(DISCARD_ID)}>
          <input type="hidden" name="discard" value={draft.key} />
          <button className="button button-danger">{commonWords.yes}</button>
        </PostForm>
      </Dialog>
    </>
  );
}
