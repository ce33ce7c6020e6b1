import { useActionData, useLoaderData } from "@remix-run/react";
import type { Unsent } from "~/components/connection-error";
import type { ContactForm } from "~/forms/contact";
import type { RecordAnswer } from "~/record-form/record";
import { useRecordAnswer } from "~/record-form/use-record-answer";
import { ContactEditor } from "./contact-editor";
import type { loadContactForm } from "./load.server";

/** The screen of a person or a business, new or stored, for all four of its addresses. */
export function ContactScreen() {
  const { form, revision, ...given } = useLoaderData<typeof loadContactForm>();
  const answer = useRecordAnswer(useActionData<RecordAnswer<ContactForm> | Unsent>(), { form, revision });
  return <ContactEditor {...given} answer={answer} />;
}
