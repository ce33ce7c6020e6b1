import { randomUUID } from "node:crypto";
import { showLacks } from "~/models/business/lacks.server";
import { readProfile } from "~/models/business/profile.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { taxNumberWarning } from "./checks";
import { fetchLogo } from "../models/business/pictures.server";
import { answerPicture } from "../server/http/answer-picture.server";

/** The profile as it is stored, and what invoices still lack of it. */
export async function loadBusiness(session: Session) {
  await requireExtension("profile");
  const { form, version, duitNowName, logo, lacks } = await readProfile(session);
  return {
    typed: form,
    version,
    /** Of the write that this rendering ends in. */
    writeKey: randomUUID(),
    duitNowName,
    logo,
    lacks: showLacks(session, lacks, (field) => `#${field}`),
    taxWarning: taxNumberWarning(form.taxNo, session.countryId),
    countryId: session.countryId,
    companyId: session.companyId,
  };
}

/** The logo of the company; `?v=` in its address tells a new one from the one before. */
export async function loadLogo(session: Session, request: Request): Promise<Response> {
  await requireExtension("profile");
  return answerPicture(request, await fetchLogo(session), "image/png");
}
