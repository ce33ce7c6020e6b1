import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";
import type { InvoiceForm } from "~/invoices/schema";
import { intents } from "../intent";
import { FieldError, RequiredSign } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { HiddenFields } from "~/forms/form-field";
import { useFieldError } from "~/forms/long-form";

type Props = {
  form: InvoiceForm;
  isLocked: boolean;
  /** What the customer has on account, in words; empty for nothing. */
  onAccount: string;
  /** The recent customers; empty when a contact is chosen. */
  recent: { id: string; name: string }[];
};

/** Shows the contact, with a button that stores the draft and opens the contact chooser. */
export function BillTo({ form, isLocked, onAccount, recent }: Props) {
  const error = useFieldError("contactId");
  return (
    <section aria-labelledby="bill-to">
      <h2 id="bill-to" className="text-base">
        {words.contact}
        <RequiredSign />
      </h2>
      <HiddenFields prefix="" values={form} names={["contactId", "contactName"]} />
      {isLocked ? (
        <p className="mt-1">
          {form.contactName}
          <span className="block text-sm text-quiet">{words.lockedContact}</span>
        </p>
      ) : (
        <button
          id="contactId"
          name="intent"
          value="contact"
          className="chooser"
          aria-describedby={error ? "contactId-error" : undefined}
        >
          <Icon name="contact" />
          <span className="min-w-0 flex-1">
            {form.contactName || words.addContact}
            {form.contactId ? (
              <span className="block text-sm text-brand">{words.changeContact}</span>
            ) : null}
          </span>
          <Icon name="next" size={16} />
        </button>
      )}
      {onAccount ? <p className="mt-2 text-sm">{onAccount}</p> : null}
      <FieldError id="contactId-error" error={error} />
      {recent.length > 0 ? (
        <ul aria-label={words.recentCustomers} className="mt-2 flex flex-wrap gap-2">
          {recent.map(({ id, name }) => (
            <li key={id} className="max-w-full">
              <button
                name="intent"
                value={intents.pickContact(id)}
                className="chip block max-w-full truncate"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
