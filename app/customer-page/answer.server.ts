import { randomBytes } from "node:crypto";
import { getCompanyToday } from "~/lib/company-day.server";
import {
  fetchCustomerLogo,
  fetchCustomerPdf,
  fetchCustomerReceipt,
  recordInvoiceOpened,
  readCustomerInvoice,
  type CustomerInvoice,
} from "~/models/invoices/customer-page.server";
import { makeQrCode } from "../../domain/payment-codes/qr-code";
import { PAYMENT_CODE_NAMES } from "../../domain/payment-codes/payer-text";
import { answerPicture } from "~/server/http/answer-picture.server";
import { isLite } from "~/server/page/lite.server";
import { setSecurityHeaders } from "~/server/security/headers.server";
import { isPrefetch } from "~/server/request/prefetch.server";
import { recordAttempt } from "~/server/security/rate-limit.server";
import { findSession } from "~/server/session/session-storage.server";
import { listExtensions } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { renderCustomerPage, renderMessagePage } from "./customer-page.server";
import { encodeQrPng } from "./qr-png.server";
import { toCustomerState } from "./state.server";
import { DEFAULT_LANGUAGE, isLanguage } from "../../domain/languages";
import { getCustomerPageWords } from "../../domain/words/customer-page";
import { getLanguage } from "../../domain/words/in-languages";
import { createTexts } from "./texts.server";

/**
 * Answers with the page of the invoice behind a customer's link. Records that the customer has
 * opened the page, unless `isOpenedByCustomer` returns false.
 */
export async function answerCustomerPage(request: Request, token: string): Promise<Response> {
  return answerOrMessage(request, async () => {
    const invoice = await readCustomerInvoice(token);
    if (await isOpenedByCustomer(request, invoice))
      await recordInvoiceOpened(token).catch(() => undefined);
    const language = isLanguage(invoice.language) ? invoice.language : DEFAULT_LANGUAGE;
    const texts = createTexts({ language, beside: null });
    const nonce = newNonce();
    // The company's country is not needed: Malaysia and Singapore are in the same time zone.
    const state = toCustomerState(invoice, getCompanyToday(""), texts);
    const hasScript = !isLite(request);
    const html = renderCustomerPage(invoice, { nonce, texts, token, state, hasScript });
    return answerHtml(html, { nonce, hasScript });
  });
}

/**
 * Answers with a file of the customer's page: a receipt, the invoice's PDF, the logo or the payment
 * code.
 */
export async function answerCustomerFile(
  request: Request,
  { token, file }: { token: string; file: string },
): Promise<Response> {
  return answerOrMessage(request, async () => {
    const [, payment] = /^receipt\/(\d+)$/.exec(file) ?? [];
    if (payment) return answerPdf(await fetchCustomerReceipt(token, payment));
    if (file === "invoice.pdf") return answerPdf(await fetchCustomerPdf(token));
    if (file === "logo.png") return answerLogo(request, token);
    if (file === "code.png") return answerPaymentCode(token);
    throw new UpstreamFault("notFound", 404, "", file);
  });
}

async function answerLogo(request: Request, token: string): Promise<Response> {
  const answer = answerPicture(request, await fetchCustomerLogo(token), "image/png");
  keepAddressPrivate(answer.headers);
  return answer;
}

/**
 * Pixels per module (QR square) of the saved picture, large enough for programs that read QR codes
 * from files.
 */
const SAVED_PIXELS_PER_MODULE = 12;

/** Answers with the payment code as a PNG to save, because a phone cannot scan its own screen. */
async function answerPaymentCode(token: string): Promise<Response> {
  const { pay, document } = await readCustomerInvoice(token);
  if (!pay) throw new UpstreamFault("notFound", 404, "", "code");
  const name = `${PAYMENT_CODE_NAMES[pay.kind]} ${document.no}`.replace(/[^\w.-]+/g, "-");
  const headers = new Headers({
    "Content-Type": "image/png",
    "Content-Disposition": `attachment; filename="${name}.png"`,
  });
  const picture = new Uint8Array(encodeQrPng(makeQrCode(pay.code), SAVED_PIXELS_PER_MODULE));
  return new Response(picture, { headers: withPrivateHeaders(headers) });
}

function answerPdf({ bytes, disposition }: Awaited<ReturnType<typeof fetchCustomerPdf>>): Response {
  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": disposition || "inline",
  });
  return new Response(bytes, { headers: withPrivateHeaders(headers) });
}

/**
 * Returns the response of `answer`, or a page with a message when it throws an `UpstreamFault`.
 * Requests with a wrong token or file get the same 404 and are counted per network address; above
 * the limit they get 429. The limit never stops a request with a valid token and file, because many
 * customers may share an address with someone who guesses tokens.
 */
async function answerOrMessage(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const words = getCustomerPageWords(getLanguage());
  try {
    if (!(await listExtensions()).includes("links"))
      throw new UpstreamFault("notFound", 404, "", "links");
    return await answer();
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    if (error.kind !== "notFound") return answerMessage(503, words.later);
    const { isLimited } = await recordAttempt("link", { request });
    return isLimited ? answerMessage(429, words.busy) : answerMessage(404, words.gone);
  }
}

/**
 * Returns false for a request of a user who is logged in and belongs to the company, and for a
 * request that looks like one of a program.
 */
async function isOpenedByCustomer(request: Request, invoice: CustomerInvoice): Promise<boolean> {
  if (isRobot(request)) return false;
  const session = await findSession(request);
  return !session?.companies.some(({ id }) => id === invoice.business_id);
}

function answerMessage(status: number, texts: { title: string; text: string }): Response {
  const nonce = newNonce();
  const html = renderMessagePage({ nonce, language: getLanguage() }, texts);
  return answerHtml(html, { nonce, hasScript: false, status });
}

type HtmlOptions = { nonce: string; hasScript: boolean; status?: number };

function answerHtml(html: string, { nonce, hasScript, status = 200 }: HtmlOptions): Response {
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8" });
  return new Response(html, { status, headers: withPrivateHeaders(headers, { nonce, hasScript }) });
}

/**
 * Adds the security headers, and headers that keep the answer out of caches and its address out of
 * search engines and Referer headers, because everyone who knows the address can open it.
 */
function withPrivateHeaders(
  headers: Headers,
  { nonce, hasScript = false }: { nonce?: string; hasScript?: boolean } = {},
): Headers {
  setSecurityHeaders(headers, { ...(nonce && { nonce }), isLite: !hasScript });
  headers.set("Cache-Control", "no-store");
  keepAddressPrivate(headers);
  return headers;
}

/** Adds headers that keep the address out of search engines and Referer headers. */
function keepAddressPrivate(headers: Headers): void {
  headers.set("Referrer-Policy", "no-referrer");
  headers.set("X-Robots-Tag", "noindex, nofollow");
}

function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** Matches user agents of programs, which fetch a link without a person who opens it. */
const ROBOT_AGENTS =
  /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp\/|telegram|slack|discord|skype|googleimageproxy|proxy|scanner|headless|curl|wget|python|java\/|go-http|node/i;

/**
 * Returns whether the method and the headers look like those of a program. Messengers and mail
 * programs fetch a link before a person opens it.
 */
function isRobot(request: Request): boolean {
  const { method, headers } = request;
  const agent = headers.get("user-agent") ?? "";
  return method !== "GET" || agent === "" || ROBOT_AGENTS.test(agent) || isPrefetch(request);
}
