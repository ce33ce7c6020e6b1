import type { ReactNode } from "react";
import { invoiceViewWords as words } from "../../../domain/words/invoice-view";
import { paths } from "~/paths";
import { OptionsButton } from "~/shell/header-menu";
import { Icon, type IconName } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import { PostForm } from "~/ui/post-form";
import { invoicePaths } from "../paths";

type ActionsProps = {
  invoice: {
    id: string;
    canBePaid: boolean;
    /** The addresses of the actions; each is empty when the action is not possible. */
    remindUrl: string;
    receiptUrl: string;
    sendUrl: string;
    money: { giveBackUrl: string };
  };
};

/**
 * Shows the most important actions that are possible; the first one is the main button. Other
 * actions are in `InvoiceTools` and in the options menu. The button of that menu is shown here only
 * in a wide window, because the header has it on a phone.
 */
export function InvoiceActions({ invoice }: ActionsProps) {
  const { id, canBePaid, remindUrl, receiptUrl, sendUrl, money } = invoice;
  const [main, ...others] = [
    { to: money.giveBackUrl, text: words.giveBack },
    { to: remindUrl, text: words.remind },
    { to: canBePaid ? invoicePaths.recordPayment(id) : "", text: words.recordPayment },
    { to: receiptUrl, text: words.receipt },
    { to: sendUrl, text: words.send },
  ].filter(({ to }) => to !== "");
  return (
    <div className={`view-actions ${main ? "flex flex-wrap gap-2" : ""}`} hidden={!main}>
      {main ? (
        <PageLink
          className={`button button-main ${others.length > 1 ? "w-full" : "flex-1"}`}
          to={main.to}
        >
          {main.text}
        </PageLink>
      ) : null}
      {others.map(({ to, text }) => (
        <PageLink key={text} className="button flex-1" to={to}>
          {text}
        </PageLink>
      ))}
      <span hidden>
        <OptionsButton />
      </span>
    </div>
  );
}

type ToolsProps = {
  invoice: {
    id: string;
    /** The idempotency key of the form that duplicates the invoice. */
    key: string;
    isEditable: boolean;
    /** Empty when the invoice cannot be repeated. */
    repeatUrl: string;
  };
};

/**
 * Shows the actions that work with the contents of the invoice (edit, PDF, duplicate, repeat), as
 * equal buttons in a row.
 */
export function InvoiceTools({ invoice: { id, key, isEditable, repeatUrl } }: ToolsProps) {
  return (
    <div className="view-tools tiles">
      {isEditable ? (
        <Tool to={paths.editInvoice(id)} icon="edit">
          {words.edit}
        </Tool>
      ) : null}
      <Tool
        to={invoicePaths.previewPdf(id, { returnTo: paths.invoice(id) })}
        icon="file"
        name={words.previewPdf}
      >
        {words.pdf}
      </Tool>
      <PostForm className="grid" action={invoicePaths.duplicate({ invoice: id })}>
        <input type="hidden" name="key" value={key} />
        <button className="tile px-1 text-xs">
          <Icon name="copy" size={20} />
          {words.sameAgain}
        </button>
      </PostForm>
      {repeatUrl ? (
        <Tool to={repeatUrl} icon="repeat" name={words.repeatRegularly}>
          {words.repeat}
        </Tool>
      ) : null}
    </div>
  );
}

type ToolProps = {
  to: string;
  icon: IconName;
  /** The full accessible name, for a tile that shows a shorter text. */
  name?: string;
  children: ReactNode;
};

function Tool({ to, icon, name, children }: ToolProps) {
  return (
    <PageLink className="tile px-1 text-xs" to={to} aria-label={name}>
      <Icon name={icon} size={20} />
      {children}
    </PageLink>
  );
}
