import { randomUUID } from "node:crypto";
import { owedPaths } from "~/lib/owed-paths";
import { toMissingFieldsView } from "~/models/business/missing-fields.server";
import { readProfile } from "~/models/business/profile.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { listExtensions, requireExtension } from "~/server/v2/extensions.server";
import { checkTaxNumber } from "./checks";
import { fetchLogo } from "~/models/business/pictures.server";
import { answerPicture } from "~/server/http/answer-picture.server";

/** Loads the stored profile and the details that are missing on invoices. */
export async function loadBusiness(session: Session) {
  await requireExtension("profile");
  const { form, etag, duitNowName, logo, missingFields, offersReceivedBy, offersLanguages } =
    await readProfile(session);
  return {
    typed: form,
    etag,
    /** The idempotency key for the next save. */
    idempotencyKey: randomUUID(),
    duitNowName,
    logo,
    offersReceivedBy,
    offersLanguages,
    missingDetails: toMissingFieldsView(session, missingFields, (field) => `#${field}`),
    /** The address of the settings of reminders; empty when the API has none. */
    remindersUrl: (await listExtensions()).includes("reminders")
      ? owedPaths.reminders({ returnTo: paths.business() })
      : "",
    taxWarning: checkTaxNumber(form.taxNo, session.countryId),
    countryId: session.countryId,
    companyId: session.companyId,
  };
}

/** Serves the company's logo. `?v=` in its address changes with every new logo. */
export async function loadLogo(session: Session, request: Request): Promise<Response> {
  await requireExtension("profile");
  return answerPicture(request, await fetchLogo(session), "image/png");
}
