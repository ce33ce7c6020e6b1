import { useActionData, useLoaderData } from "@remix-run/react";
import { contactWords as words } from "../../../domain/words/contacts";
import { History } from "~/ui/history";
import type { ConnectionErrorAnswer } from "~/ui/connection-error";
import type { ContactForm } from "../schema";
import type { FormAnswer } from "~/forms/answer";
import { useFormAnswer } from "~/forms/use-form-answer";
import { ContactEditor } from "./editor";
import type { loadContactForm } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import { RECORD_FORM_ID, RecordOptions } from "~/forms/record/save-bar";
import { paths } from "~/paths";
import { createBackLink } from "~/shell/back-link";
import type { Screen } from "~/shell/screen";

/** Returns the header of a contact's form, with the back link and the options menu. */
export function createContactScreen(
  title: () => string,
  { canDelete }: { canDelete: boolean },
): Screen {
  return {
    get title() {
      return title();
    },
    back: (here) => createBackLink(paths.contacts(), here),
    formFor: () => RECORD_FORM_ID,
    optionsFor: () => <RecordOptions canDelete={canDelete} />,
  };
}

/** The page of a person or a business, new or stored, at all four addresses. */
export function ContactPage() {
  const { form, revision, fault, isUnsaved, history, customerUrl, ...props } =
    useLoaderData<typeof loadContactForm>();
  const answer = useFormAnswer(useActionData<FormAnswer<ContactForm> | ConnectionErrorAnswer>(), {
    form,
    revision,
    fault,
  });
  return (
    <>
      {customerUrl ? (
        <p className="mx-auto max-w-form px-4 pt-2">
          <PageLink className="link inline-block py-3" to={customerUrl}>
            {words.customerPage}
          </PageLink>
        </p>
      ) : null}
      <ContactEditor
        {...props}
        answer={answer}
        isUnsaved={isUnsaved || answer.revision !== revision}
      />
      {history ? (
        <div className="mx-auto max-w-form p-4">
          <History history={history} />
        </div>
      ) : null}
    </>
  );
}
