import { isLanguage } from "../../../domain/languages";
import { SESSION_DAYS } from "../../../domain/lifetimes";
import { randomUUID } from "node:crypto";
import { createCookie, createSessionStorage } from "@remix-run/node";
import * as z from "zod";
import type { CompanyChoice } from "~/lib/error-page";
import { encodePerson, type DraftOwner } from "../drafts/drafts.server";
import { cachePerRequest, clearRequestCache } from "../request/request-context.server";
import { sealSessionRecord, unsealSessionRecord } from "../security/sealed.server";
import { env, sessionSecret } from "../settings/env.server";
import { store } from "../store/store.server";

/** The lifetime of a session and of its cookie. */
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

const sessionSchema = z.object({
  credentials: z.object({ clientId: z.string(), accessToken: z.string() }),
  person: z.object({
    id: z.string(),
    name: z.string(),
    /** The address of the picture; null when the person has none. */
    picture: z.string().nullable(),
    /** The email of the login; empty in a session that an older release stored. */
    email: z.string().default(""),
    /** The language that the account keeps; absent while it keeps none. */
    language: z.string().refine(isLanguage).optional().catch(undefined),
    /** Separates the visitors of the demo account; absent for other accounts. */
    visitor: z.string().optional(),
  }),
  /** `isFree` is true for a company on the free plan, whose pages are replaced by the paywall. */
  companies: z.array(
    z.object({ id: z.string(), name: z.string(), countryId: z.string(), isFree: z.boolean() }),
  ),
  companyId: z.string(),
});

/** The API's response to a login or a sign-up. */
export type LoginResult = Omit<z.infer<typeof sessionSchema>, "companyId">;

/** The logged-in person and the selected company, which all API calls belong to. */
export type Session = z.infer<typeof sessionSchema> & {
  id: string;
  /** The id of the selected company's country, which determines the company's current day. */
  countryId: string;
};

/** The cookie with the signed id of a session, or of a visitor without a session. */
export const sessionCookie = createCookie(env.secure ? "__Host-lejar" : "lejar", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.secure,
  maxAge: SESSION_SECONDS,
  secrets: [sessionSecret],
});

/** The storage of sessions for Remix: the cookie holds the id, and the store holds the record. */
export const sessionStorage = createSessionStorage<{ record: unknown }>({
  cookie: sessionCookie,
  async createData({ record }) {
    const id = randomUUID();
    await saveRecord(id, record);
    return id;
  },
  readData: async (id) => ({ record: unsealSessionRecord(await store.get(sessionKey(id))) }),
  updateData: async (id, { record }) => saveRecord(id, record),
  deleteData: removeRecord,
});

/**
 * Returns the id in the session cookie, with `cookie` null. Without a valid cookie, returns a new
 * id, and in `cookie` the Set-Cookie header for it.
 */
export async function ensureVisitorId(
  request: Request,
): Promise<{ id: string; cookie: string | null }> {
  const visitorId = await readVisitorId(request);
  if (visitorId) return { id: visitorId, cookie: null };
  const id = randomUUID();
  return { id, cookie: await sessionCookie.serialize(id) };
}

/**
 * Returns the id in the session cookie, even when no session with this id exists; empty without a
 * valid cookie. The store is not used, so that public pages still work while the store is
 * unavailable.
 */
export async function readVisitorId(request: Request): Promise<string> {
  const id: unknown = await sessionCookie.parse(request.headers.get("cookie"));
  return typeof id === "string" ? id : "";
}

/** Returns the session of a request; null when no one is logged in. */
export function findSession(request: Request): Promise<Session | null> {
  const cookie = request.headers.get("cookie");
  return cachePerRequest(`session ${cookie}`, () => readSession(request));
}

async function readSession(request: Request): Promise<Session | null> {
  const stored = await sessionStorage.getSession(request.headers.get("cookie"));
  const record = sessionSchema.safeParse(stored.get("record"));
  if (!record.success) return null;
  const { companies, companyId } = record.data;
  const countryId = companies.find((company) => company.id === companyId)?.countryId ?? "";
  return { ...record.data, id: stored.id, countryId };
}

/**
 * Selects another company of the person and returns it; null when the person has no such company.
 */
export async function selectCompany({ id, countryId, ...record }: Session, companyId: string) {
  const company = record.companies.find((each) => each.id === companyId);
  if (!company) return null;
  await saveRecord(id, { ...record, companyId });
  return company;
}

/** Returns the companies that the menu and the paywall list, with the id of the selected one. */
export function toCompanyChoice({ companies, companyId }: Session): CompanyChoice {
  return { current: companyId, all: companies.map(({ id, name }) => ({ id, name })) };
}

/** Stores in the session that the selected company is on the free plan. Returns the new session. */
export async function markFreePlan(session: Session): Promise<Session> {
  const companies = session.companies.map((company) =>
    company.id === session.companyId ? { ...company, isFree: true } : company,
  );
  const { id, countryId: _, ...record } = session;
  await saveRecord(id, { ...record, companies });
  return { ...session, companies };
}

/** Saves the new name of the selected company in the session. */
export async function renameCompany(session: Session, name: string): Promise<void> {
  const { id, countryId: _, ...record } = session;
  const companies = record.companies.map((company) =>
    company.id === session.companyId ? { ...company, name } : company,
  );
  await saveRecord(id, { ...record, companies });
}

export async function hasSession(id: string): Promise<boolean> {
  return (await store.get(sessionKey(id))) !== null;
}

/** Adds the session to the list of its person's sessions, until the session ends. */
export async function addSession(session: SessionOwner & { id: string }): Promise<void> {
  await store.set(sessionsKey(session) + session.id, true, SESSION_SECONDS);
}

/** Removes the session and its entry in the list of its person's sessions. */
export async function removeSession(session: SessionOwner & { id: string }): Promise<void> {
  await removeRecord(session.id);
  await store.remove(sessionsKey(session) + session.id);
}

/** Returns whether the person has a session on any device. */
export async function hasAnySession(person: SessionOwner): Promise<boolean> {
  return (await store.list(sessionsKey(person))).length > 0;
}

/** The person who is logged in. */
type SessionOwner = Pick<DraftOwner, "person">;

function sessionsKey(person: SessionOwner): string {
  return `sessions:${encodePerson(person)}:`;
}

async function removeRecord(id: string): Promise<void> {
  await store.remove(sessionKey(id));
  clearRequestCache();
}

async function saveRecord(id: string, record: unknown): Promise<void> {
  await store.set(sessionKey(id), sealSessionRecord(record), SESSION_SECONDS);
  clearRequestCache();
}

function sessionKey(id: string): string {
  return `session:${id}`;
}
