import { Hono } from "hono";
import * as z from "zod";
import { isLanguage } from "../../domain/languages";
import type { EmailConfirmations } from "../accounts/email-confirmations";
import { parseAuthorization, type Sessions } from "../accounts/sessions";
import type { Answer } from "../wire/answer";
import { readJson } from "../wire/body";
import type { Call, Calls } from "../calls/calls";
import { parseOrRefuse } from "../wire/fields";
import { readMailPermission, type MailRules } from "../messages/mail-rules";
import { issue } from "../wire/issue";

type Services = {
  calls: Calls;
  sessions: Sessions;
  confirmations: EmailConfirmations;
  rules: MailRules;
};

const INVALID_PAGE = issue("confirmation_page");

const requestPayload = z.object({
  /** The address of the caller's page. The mailed link is this address with the token appended. */
  page: z
    .string({ message: INVALID_PAGE })
    .max(500, INVALID_PAGE)
    .regex(/^https?:\/\/[\x21-\x7e]+$/, INVALID_PAGE)
    .refine((page) => URL.canParse(page), INVALID_PAGE),
  /** The language of the mail; by default that of the account. */
  language: z.string().refine(isLanguage).nullable().catch(null),
});

/**
 * Returns the routes of the extension "confirmations": whether the caller may send mails to
 * customers, and the links with which users confirm their email.
 */
export function createEmailConfirmationRoutes({
  calls,
  sessions,
  confirmations,
  rules,
}: Services): Hono {
  return new Hono()
    .get("/email_confirmation", calls.createReadHandler(createMailPermissionHandler(rules)))
    .post("/email_confirmation", async (c) => {
      const { account } = await sessions.authenticate(
        parseAuthorization(c.req.header("authorization")),
      );
      const { value } = await readJson(c.req.raw);
      const { page: pageUrl, language } = parseOrRefuse(requestPayload, value);
      await confirmations.sendLink(account, { pageUrl, language });
      return c.json({ email: account.email }, 202);
    })
    .get("/public/email_confirmations/:token", async (c) => {
      await confirmations.checkLink(c.req.param("token"));
      return c.json({});
    })
    .post("/public/email_confirmations/:token", async (c) => {
      await confirmations.confirm(c.req.param("token"));
      return c.json({});
    });
}

function createMailPermissionHandler({ isDemo }: MailRules) {
  return async ({ books, requester }: Call): Promise<Answer> => ({
    status: 200,
    body: await readMailPermission(books.forCompany(books.companyId), requester.accountId, isDemo),
  });
}
