import { randomBytes } from "node:crypto";
import { companyToday } from "~/lib/company-day.server";
import {
  fetchCustomerPdf,
  noteOpened,
  readCustomerInvoice,
  type CustomerInvoice,
} from "~/models/invoices/customer-page.server";
import { secureHeaders } from "~/server/security/headers.server";
import { recordAttempt } from "~/server/security/rate-limit.server";
import { findSession } from "~/server/session/record.server";
import { extensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { customerPaths } from "./paths";
import { drawCustomerPage, drawMessage } from "./customer-page.server";
import { isRobot } from "./robots";
import { customerState } from "./state.server";
import { wordsIn } from "./words";

/** The invoice behind a customer's link, as a page. */
export async function answerCustomerPage(request: Request, token: string): Promise<Response> {
  return answering(request, async () => {
    const invoice = await readCustomerInvoice(token);
    if (await isOpenedByCustomer(request, invoice)) await noteOpened(token).catch(() => undefined);
    const words = wordsIn(invoice.language);
    const nonce = newNonce();
    const state = customerState(invoice, companyToday(""), words);
    const html = drawCustomerPage(invoice, { nonce, words, state, pdf: customerPaths.pdf(token) });
    return htmlAnswer(html, nonce);
  });
}

/** The same as a PDF. */
export async function answerCustomerPdf(request: Request, token: string): Promise<Response> {
  return answering(request, async () => {
    const { bytes, disposition } = await fetchCustomerPdf(token);
    const headers = new Headers({
      "Content-Type": "application/pdf",
      "Content-Disposition": disposition || "inline",
    });
    return new Response(bytes, { headers: privately(headers) });
  });
}

/**
 * Wrong tokens are counted by address, and answered alike whatever is wrong with them. A right one
 * is never refused: many customers may share an address with whoever guesses.
 */
async function answering(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const words = wordsIn("en");
  try {
    if (!(await extensions()).includes("links"))
      throw new UpstreamFault("notFound", 404, "", "links");
    return await answer();
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    if (error.kind !== "notFound")
      return message(503, { title: words.laterTitle, text: words.laterText });
    const { isLimited } = await recordAttempt("link", { request });
    return isLimited
      ? message(429, { title: words.busyTitle, text: words.busyText })
      : message(404, { title: words.goneTitle, text: words.goneText });
  }
}

/** Not by whoever sent it, nor by a program that looks ahead. */
async function isOpenedByCustomer(request: Request, invoice: CustomerInvoice): Promise<boolean> {
  if (isRobot(request)) return false;
  const session = await findSession(request);
  return !session?.companies.some(({ id }) => id === invoice.business_id);
}

function message(status: number, said: { title: string; text: string }): Response {
  const nonce = newNonce();
  return htmlAnswer(drawMessage({ nonce, words: wordsIn("en") }, said), nonce, status);
}

function htmlAnswer(html: string, nonce: string, status = 200): Response {
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
  return new Response(html, { status, headers: privately(headers, nonce) });
}

/** For nobody's index, cache or referrer: the address is all that one needs. */
function privately(headers: Headers, nonce?: string): Headers {
  secureHeaders(headers, { nonce, isLite: true });
  headers.set("Cache-Control", "no-store");
  headers.set("Referrer-Policy", "no-referrer");
  headers.set("X-Robots-Tag", "noindex, nofollow");
  return headers;
}

function newNonce(): string {
  return randomBytes(16).toString("base64");
}
