import { SESSION_DAYS } from "../../../domain/lifetimes";
import { randomUUID } from "node:crypto";
import { createCookie, createSessionStorage } from "@remix-run/node";
import * as z from "zod";
import type { Companies } from "~/lib/error-page";
import { encodePerson, type DraftOwner } from "../drafts/drafts.server";
import { cachePerRequest, clearRequestCache } from "../request/request-context.server";
import { sealRecord, unsealRecord } from "../security/sealed.server";
import { env, sessionSecret } from "../settings/env.server";
import { store } from "../store/store.server";

export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

const sessionSchema = z.object({
  credentials: z.object({ clientId: z.string(), accessToken: z.string() }),
  person: z.object({
    id: z.string(),
    name: z.string(),
    picture: z.string().nullable(),
    /** Of the login; blank in a session that began before it was kept. */
    email: z.string().default(""),
    /** On the demo account; tells its visitors apart. */
    visitor: z.string().optional(),
  }),
  companies: z.array(
    z.object({ id: z.string(), name: z.string(), countryId: z.string(), isFree: z.boolean() }),
  ),
  companyId: z.string(),
});

/** What a login or a sign-up answers. */
export type LoginResult = Omit<z.infer<typeof sessionSchema>, "companyId">;

/** Who is asking, for which of their companies; everything upstream is scoped by it. */
export type Session = z.infer<typeof sessionSchema> & {
  id: string;
  /** Of the selected company; decides its today. */
  countryId: string;
};

/** Holds the signed id of a session, or of a visitor who has none. */
export const sessionCookie = createCookie(env.secure ? "__Host-lejar" : "lejar", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  secure: env.secure,
  maxAge: SESSION_SECONDS,
  secrets: [sessionSecret],
});

export const sessionStorage = createSessionStorage<{ record: unknown }>({
  cookie: sessionCookie,
  async createData({ record }) {
    const id = randomUUID();
    await saveRecord(id, record);
    return id;
  },
  readData: async (id) => ({ record: unsealRecord(await store.get(sessionKey(id))) }),
  updateData: async (id, { record }) => saveRecord(id, record),
  deleteData: removeRecord,
});

/** The visitor's id; for one who has none a new one, with the cookie to send along. */
export async function ensureVisitor(
  request: Request,
): Promise<{ id: string; cookie: string | null }> {
  const known = await readVisitorId(request);
  if (known) return { id: known, cookie: null };
  const id = randomUUID();
  return { id, cookie: await sessionCookie.serialize(id) };
}

/**
 * Of the session, also of one that has ended or never began; blank without a cookie that we signed.
 */
// Without the store, so that pages can be told that it is gone.
export async function readVisitorId(request: Request): Promise<string> {
  const id: unknown = await sessionCookie.parse(request.headers.get("cookie"));
  return typeof id === "string" ? id : "";
}

/** Null when nobody is logged in. */
export function findSession(request: Request): Promise<Session | null> {
  const cookie = request.headers.get("cookie");
  return cachePerRequest(`session ${cookie}`, () => readSession(request));
}

async function readSession(request: Request): Promise<Session | null> {
  const kept = await sessionStorage.getSession(request.headers.get("cookie"));
  const record = sessionSchema.safeParse(kept.get("record"));
  if (!record.success) return null;
  const { companies, companyId } = record.data;
  const countryId = companies.find((company) => company.id === companyId)?.countryId ?? "";
  return { ...record.data, id: kept.id, countryId };
}

/** Goes on in another company of the person; null when it is none of theirs. */
export async function selectCompany({ id, countryId, ...record }: Session, companyId: string) {
  const company = record.companies.find((each) => each.id === companyId);
  if (!company) return null;
  await saveRecord(id, { ...record, companyId });
  return company;
}

/** What a drawer or the paywall offers to switch to. */
export function toCompanyChoice({ companies, companyId }: Session): Companies {
  return { current: companyId, all: companies.map(({ id, name }) => ({ id, name })) };
}

/** The API said that the selected company's plan has ended meanwhile. */
export async function markFreePlan(session: Session): Promise<Session> {
  const companies = session.companies.map((company) =>
    company.id === session.companyId ? { ...company, isFree: true } : company,
  );
  const { id, countryId: _, ...record } = session;
  await saveRecord(id, { ...record, companies });
  return { ...session, companies };
}

/** The selected company is called otherwise from now on. */
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

/** Counts among the sessions of its person until it ends. */
export async function addSession(session: SessionOwner & { id: string }): Promise<void> {
  await store.set(sessionsKey(session) + session.id, true, SESSION_SECONDS);
}

export async function removeSession(session: SessionOwner & { id: string }): Promise<void> {
  await removeRecord(session.id);
  await store.remove(sessionsKey(session) + session.id);
}

/** Whether the person is logged in anywhere. */
export async function hasAnySession(person: SessionOwner): Promise<boolean> {
  return (await store.list(sessionsKey(person))).length > 0;
}

/** Of the person who is logged in. */
type SessionOwner = Pick<DraftOwner, "person">;

function sessionsKey(person: SessionOwner): string {
  return `sessions:${encodePerson(person)}:`;
}

async function removeRecord(id: string): Promise<void> {
  await store.remove(sessionKey(id));
  clearRequestCache();
}

async function saveRecord(id: string, record: unknown): Promise<void> {
  await store.set(sessionKey(id), sealRecord(record), SESSION_SECONDS);
  clearRequestCache();
}

function sessionKey(id: string): string {
  return `session:${id}`;
}
