import { redirect } from "@remix-run/node";
import { contactForm } from "../schema";
import { toShownCountries } from "../../../domain/shown-country";
import { toShownNames } from "../../../domain/given-names";
import { isPersonContact, readContact } from "~/models/contacts/record.server";
import { readListsOrCached } from "~/models/lists.server";
import { loadHistory } from "~/models/history.server";
import { paths } from "~/paths";
import { openRecordDraft, parseNewName } from "~/forms/record/draft.server";
import { owedPaths } from "~/lib/owed-paths";
import { LANGUAGES } from "../../../domain/languages";
import { contactWords as words } from "../../../domain/words/contacts";
import type { Extension } from "~/lib/extensions";
import { COMPANY_LANGUAGE } from "~/models/contacts/fields";
import { listExtensions } from "~/server/v2/extensions.server";
import type { RecordId } from "~/forms/record/kind.server";
import { buildBlankContact, fillInName, toContactForm } from "./initial-form.server";
import type { Session } from "~/server/session/session-storage.server";

type ContactPageRequest = { request: Request; isPerson: boolean; id: RecordId };

/**
 * Loads the form of a person or a business. Redirects to the other form when the stored contact is
 * of the other kind.
 */
export async function loadContactForm(
  session: Session,
  { request, isPerson, id }: ContactPageRequest,
) {
  const [stored, choices, history, extensions] = await Promise.all([
    id === null ? null : readContact(session, id),
    readContactChoices(session),
    id === null ? null : loadHistory(session, request, { of: "contact", id }),
    listExtensions(),
  ]);
  const { pathname, search } = new URL(request.url);
  if (stored && isPersonContact(stored) !== isPerson) {
    throw redirect(
      (isPerson ? paths.editBusiness(stored.id) : paths.editPerson(stored.id)) + search,
    );
  }
  const fresh = stored
    ? toContactForm(stored)
    : fillInName(buildBlankContact(session.countryId), parseNewName(request), isPerson);
  const opened = await openRecordDraft(session, request, contactForm, fresh);
  return {
    ...opened,
    choices,
    history,
    /**
     * The address of the page with the contact's invoices, payments and statement. Empty for a new
     * contact, and when the API lacks the extension `owed`.
     */
    customerUrl:
      stored && extensions.includes("owed")
        ? owedPaths.customer(stored.id, { returnTo: pathname + search })
        : "",
    isPerson,
    isNew: id === null,
    companyId: session.companyId,
    countryId: session.countryId,
  };
}

/**
 * Reads the choices of the select fields. There are no languages when the API lacks the extension
 * `send`.
 */
export async function readContactChoices(session: Session) {
  const lists = await readListsOrCached(session, ["currencies", "methods", "terms", "countries"]);
  const { currencies, methods, terms, countries } = lists;
  return {
    currencies: currencies.map(({ id, code, symbol }) => ({ id, name: `${code} (${symbol})` })),
    methods: toShownNames(methods),
    terms: toShownNames(terms.map(({ id, name }) => ({ id, name }))),
    countries: toShownCountries(countries),
    languages: listLanguageChoices(await listExtensions()),
  };
}

function listLanguageChoices(extensions: Extension[]): { id: string; name: string }[] {
  if (!extensions.includes("send")) return [];
  return [
    ...(extensions.includes("language")
      ? [{ id: COMPANY_LANGUAGE, name: words.companyLanguage }]
      : []),
    ...LANGUAGES.map(({ id, name }) => ({ id, name })),
  ];
}

export type ContactChoices = Awaited<ReturnType<typeof readContactChoices>>;
