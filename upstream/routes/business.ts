import { Hono } from "hono";
import { readProfile } from "../company/record";
import {
  listChangesNeedingPassword,
  deleteLogo,
  saveLogo,
  saveProfile,
  type GuardedChange,
} from "../company/save";
import type { Warnings } from "../accounts/warnings";
import type { CompanyBooks } from "../db/company-books";
import { toBytes } from "../db/values";
import { createNotFoundError } from "../wire/api-error";
import type { Answer } from "../wire/answer";
import type { Call, Calls } from "../calls/calls";
import { parseId } from "../wire/fields";
import {
  LARGEST_PICTURE_BODY_BYTES,
  readDuitNowPicture,
  convertUploadedLogo,
  type Logo,
} from "../pictures/read-picture";

/** Returns the routes of the extension "profile": profile, logo and DuitNow code of a business. */
export function createBusinessRoutes(calls: Calls, warnings: Warnings): Hono {
  const withPicture = { maxBytes: LARGEST_PICTURE_BODY_BYTES };
  return new Hono()
    .get("/companies/:company/profile", calls.createReadHandler(handleReadProfile))
    .put(
      "/companies/:company/profile",
      calls.createWriteHandler(createSaveProfileHandler(warnings)),
    )
    .post("/companies/:company/profile/check", calls.createReadHandler(handleCheckProfile))
    .get("/companies/:company/logo", calls.createReadHandler(handleReadLogo))
    .put(
      "/companies/:company/logo",
      calls.createWriteHandler(handleSaveLogo, { ...withPicture, prepare: prepareLogo }),
    )
    .delete("/companies/:company/logo", calls.createWriteHandler(handleDeleteLogo))
    .post(
      "/companies/:company/duitnow",
      calls.createReadHandler(handleReadDuitNowCode, withPicture),
    );
}

async function handleReadProfile(call: Call): Promise<Answer> {
  return { status: 200, body: await readProfile(selectCompanyBooks(call)) };
}

function createSaveProfileHandler(warnings: Warnings) {
  return async (call: Call): Promise<Answer> => {
    const change = await saveProfile(selectCompanyBooks(call), call.body, call);
    reportGuardedChange(call, change, warnings);
    return { status: 200, body: await readProfile(selectCompanyBooks(call)) };
  };
}

/**
 * Queues the log entries and the mail to the owner about changes of guarded fields. `logEvent` and
 * `afterCommit` both wait for the commit.
 */
function reportGuardedChange(
  { logEvent, afterCommit, requester }: Call,
  { companyId, name, fields, email }: GuardedChange,
  warnings: Warnings,
): void {
  const paymentFields = fields.filter((field) => field !== "email");
  if (paymentFields.length > 0)
    logEvent({ event: "payment_details_changed", company: companyId, fields: paymentFields });
  if (email) logEvent({ event: "business_email_changed", company: companyId });
  if (fields.length > 0)
    afterCommit(() => warnings.warnOfProfileChange(requester.accountId, { name, fields, email }));
}

/** Answers with the changed fields that need the password, for the extension "security". */
async function handleCheckProfile(call: Call): Promise<Answer> {
  return {
    status: 200,
    body: {
      password_needed_for: await listChangesNeedingPassword(
        selectCompanyBooks(call),
        call.body,
        call,
      ),
    },
  };
}

async function handleReadLogo(call: Call): Promise<Response> {
  const logo = await selectCompanyBooks(call)
    .selectFrom("logos")
    .select("png")
    .where("company_id", "=", selectCompanyBooks(call).companyId)
    .executeTakeFirst();
  if (!logo) throw createNotFoundError("logo");
  return new Response(toBytes(logo.png), {
    headers: { "content-type": "image/png", "cache-control": "private, no-store" },
  });
}

async function prepareLogo(call: Call): Promise<Logo> {
  // Throws for a company that the caller does not have, before the picture is decoded.
  selectCompanyBooks(call);
  return convertUploadedLogo(call.body, call.requester);
}

async function handleSaveLogo(call: Call): Promise<Answer> {
  // The type of the body is right, because `prepareLogo` returned it.
  await saveLogo(selectCompanyBooks(call), call.body as Logo, call);
  return { status: 200, body: await readProfile(selectCompanyBooks(call)) };
}

async function handleDeleteLogo(call: Call): Promise<Answer> {
  await deleteLogo(selectCompanyBooks(call), call.etag);
  return { status: 200, body: await readProfile(selectCompanyBooks(call)) };
}

/** Answers with the DuitNow code in a picture. The code is stored when the profile is saved. */
async function handleReadDuitNowCode(call: Call): Promise<Answer> {
  // Throws for a company that the caller does not have, before the picture is decoded.
  selectCompanyBooks(call);
  return { status: 200, body: { duitnow: await readDuitNowPicture(call.body, call.requester) } };
}

/**
 * Returns the books of the company in the address. Throws a 404 error when the caller does not have
 * this company.
 */
function selectCompanyBooks({ books, params }: Call): CompanyBooks {
  const companyId = parseId(params.company);
  if (companyId === undefined) throw createNotFoundError("company");
  return books.forCompany(companyId);
}
