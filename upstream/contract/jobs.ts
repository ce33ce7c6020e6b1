import { expect, it, vi } from "vitest";
import { createUpstream } from "../app";
import { CompanyBooks } from "../db/company-books";
import { claimJob, LEASE_MS } from "../jobs/claim";
import { endJob, LeaseLostError } from "../jobs/end";
import type { JobHandler, JobHandlers } from "../jobs/handler";
import { addJob } from "../jobs/queue";
import { JobWorker } from "../jobs/worker";
import type { SendMail } from "../mail/mail";
import { UnconfirmedMailError } from "../mail/smtp";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import {
  createPerson,
  getList,
  getValue,
  MAIL_TIMEOUT,
  NOW,
  SETTINGS,
  sendAt,
  takeMails,
  type Api,
  type Person,
} from "./api";
import { readNewestInvoice, type StoredInvoice } from "./invoices";

const MAIL = { to: "queue@pelanggan.test", subject: "Invoice INV-0001", text: "Here it is." };
const HOUR_MS = 3_600_000;

const refuseWith =
  (responseCode: number): SendMail =>
  () =>
    Promise.reject(Object.assign(new Error("refused"), { code: "EENVELOPE", responseCode }));

/** Returns handlers that do the jobs of every kind in one way. */
const toHandlers = (handler: JobHandler): JobHandlers => ({
  mail: handler,
  reminder: handler,
  repeat: handler,
});

/** Declares the tests whose titles begin with "the job queue" (see `declareContract`). */
export function declareJobContract(api: () => Api): void {
  it("tries a mail again for 24 hours when the mail server does not take it now, then says why", async () => {
    const { person, invoice } = await createIssuedInvoice();
    await postMail(person, invoice, refuseWith(451));
    const path = `${invoice.path}/events`;
    expect(getList((await person.get(path)).body, "events")[0]).toMatchObject({
      ...{ kind: "mail_waiting", to: MAIL.to, by: "Siti Aminah" },
      reason: expect.stringMatching(/busy/) as string,
    });
    const tries: number[] = [];
    for (;;) {
      const [message] = await listMessages(person, invoice);
      if (getValue(message, "state") === "failed") break;
      expect(message).toMatchObject({
        state: "waiting",
        reason: expect.stringMatching(/busy/) as string,
        can_send_again: false,
      });
      const next = new Date(String(getValue(message, "next_try_at")));
      tries.push((next.getTime() - NOW.getTime()) / HOUR_MS);
      await runJobsAt(next, refuseWith(451));
    }
    expect(tries[0]).toBe(1 / 60);
    expect(tries.at(-1)).toBe(24);
    expect(tries.length).toBeLessThan(20);
    expect(takeMails(api(), MAIL.to)).toEqual([]);
    const events = getList((await person.get(path)).body, "events");
    expect(events[0]).toMatchObject({ kind: "mail_failed", to: MAIL.to });

    const [job] = await listFailedJobs(person);
    expect(job).toMatchObject({
      kind: "mail",
      state: "failed",
      reason: expect.stringMatching(/busy/) as string,
    });
    const retryPath = `/jobs/${String(getValue(job, "id"))}/retry`;
    expect((await (await createPerson(api())).post(retryPath, {})).status).toBe(404);
    expect((await person.post(retryPath, {})).status).toBe(202);
    await expect.poll(() => takeMails(api(), MAIL.to), MAIL_TIMEOUT).toMatchObject([MAIL]);
    await expect
      .poll(() => listMessages(person, invoice), MAIL_TIMEOUT)
      .toMatchObject([{ state: "sent", reason: "", can_send_again: false }]);
    expect(await listFailedJobs(person)).toEqual([]);
    expect((await person.post(retryPath, {})).status).toBe(422);
  });

  it("sends a mail with the same Message-ID in each try", async () => {
    const { person, invoice } = await createIssuedInvoice();
    const ids: (string | undefined)[] = [];
    const send: SendMail = ({ messageId }) => {
      ids.push(messageId);
      return ids.length === 1
        ? Promise.reject(Object.assign(new Error("greylisted"), { responseCode: 450 }))
        : Promise.resolve();
    };
    await postMail(person, invoice, send);
    await runJobsAt(new Date(NOW.getTime() + HOUR_MS), send);
    expect(await listMessages(person, invoice)).toMatchObject([{ state: "sent" }]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).toMatch(/^[\w-]{20,}$/);
  });

  it("does not try a mail again that the mail server refuses for good, and keeps its text", async () => {
    const { person, invoice } = await createIssuedInvoice();
    await postMail(person, invoice, refuseWith(550));
    expect(await listMessages(person, invoice)).toMatchObject([
      {
        state: "failed",
        reason: expect.stringMatching(/check the address/) as string,
        can_send_again: true,
      },
    ]);
    await runJobsAt(new Date(NOW.getTime() + 25 * HOUR_MS), refuseWith(550));
    expect(await listFailedJobs(person)).toMatchObject([{ kind: "mail", tries: 1 }]);
  });

  it("does not send a mail twice by itself that may have arrived", async () => {
    const { person, invoice } = await createIssuedInvoice();
    let calls = 0;
    const send: SendMail = () => {
      calls++;
      return Promise.reject(new UnconfirmedMailError(new Error("closed")));
    };
    await postMail(person, invoice, send);
    await runJobsAt(new Date(NOW.getTime() + 25 * HOUR_MS), send);
    expect(await listMessages(person, invoice)).toMatchObject([
      {
        state: "interrupted",
        reason: expect.stringMatching(/may have arrived/) as string,
        can_send_again: true,
      },
    ]);
    expect(calls).toBe(1);
  });

  it("runs each job once, and one job of a company at a time, with several workers", async () => {
    const people = await Promise.all([1, 2, 3].map(() => createPerson(api(), tinyBooks())));
    // The API under test runs no jobs of a later time.
    const later = new Date(NOW.getTime() + HOUR_MS);
    for (const { companyId } of people)
      for (const key of ["a", "b", "c", "d"]) await addTestJob(companyId, key, later);
    await addTestJob(people[0]?.companyId ?? 0, "a", later);
    const running = new Set<number>();
    const runs: string[] = [];
    const handler: JobHandler = {
      ...{ giveUpMs: 0, prepareRetry: async () => {} },
      async run({ job, end }) {
        expect(running.has(job.company_id)).toBe(false);
        running.add(job.company_id);
        await new Promise((resolve) => setImmediate(resolve));
        await end({ state: "done" }, async () => {
          running.delete(job.company_id);
          runs.push(`${job.company_id} ${job.key}`);
        });
      },
    };
    const handlers = toHandlers(handler);
    const workers = [1, 2, 3].map(
      () => new JobWorker({ db: api().db, now: () => later, handlers }),
    );
    await Promise.all(workers.map((worker) => worker.runDueJobs()));
    // A worker ends when no company has a job that it may run, so that others may be left.
    await workers[0]?.runDueJobs();
    const expected = people.flatMap(({ companyId }) =>
      ["a", "b", "c", "d"].map((key) => `${companyId} ${key}`),
    );
    expect(runs.sort()).toEqual(expected.sort());
  });

  it("gives a job to another program when its program has ended, and ignores the late end", async () => {
    const { companyId } = await createPerson(api(), tinyBooks());
    const due = new Date(NOW.getTime() + 2 * HOUR_MS);
    await addTestJob(companyId, "only", due);
    const { db } = api();
    const first = await claimJob(db, { lease: "first", now: due });
    expect(await claimJob(db, { lease: "second", now: due })).toBeUndefined();
    const afterLease = new Date(due.getTime() + LEASE_MS);
    const second = await claimJob(db, { lease: "second", now: afterLease });
    expect(second).toMatchObject({ id: first?.id, key: "only", tries: 2 });
    if (!first || !second) throw new Error("no job was claimed");
    const end = { giveUpMs: 0, now: afterLease, change: async () => {} };
    await expect(endJob(db, first, { ...end, result: { state: "done" } })).rejects.toThrow(
      LeaseLostError,
    );
    await endJob(db, second, { ...end, result: { state: "done" } });
    expect(await claimJob(db, { lease: "third", now: afterLease })).toBeUndefined();
  });

  it("calls its planners at most once a minute", async () => {
    let time = NOW.getTime();
    const plannedAt: number[] = [];
    const planners = [
      () => Promise.reject(new Error("The database is down.")),
      async (now: Date) => void plannedAt.push((now.getTime() - NOW.getTime()) / 1000),
    ];
    const handler: JobHandler = { giveUpMs: 0, run: async () => {}, prepareRetry: async () => {} };
    const services = { now: () => new Date(time), handlers: toHandlers(handler), planners };
    const worker = new JobWorker({ db: api().db, ...services });
    const failure = vi.spyOn(console, "error").mockImplementation(() => {});
    worker.start();
    const countPlansAfterLook = () => {
      worker.wake();
      return plannedAt.length;
    };
    for (const [seconds, plans] of [
      [0, 1],
      [59, 1],
      [60, 2],
      [90, 2],
      [121, 3],
    ] as const) {
      time = NOW.getTime() + seconds * 1000;
      await expect.poll(countPlansAfterLook).toBe(plans);
    }
    expect(plannedAt).toEqual([0, 60, 121]);
    await worker.stop();
    worker.wake();
    expect(failure).toHaveBeenCalledWith("The planning failed:", expect.any(Error));
    failure.mockRestore();
  });

  async function addTestJob(companyId: number, key: string, runAt: Date): Promise<void> {
    const books = new CompanyBooks(api().db, [companyId]);
    await addJob(books, { kind: "mail", key, subject: {}, runAt }, NOW);
  }

  async function postMail(person: Person, { path }: StoredInvoice, send: SendMail): Promise<void> {
    const init = {
      method: "POST",
      headers: { ...person.headers, "content-type": "application/json" },
      body: JSON.stringify(MAIL),
    };
    const { status } = await sendAt(api(), NOW, `/v2${path}/mails`, init, send);
    expect(status).toBe(202);
  }

  /** Runs the due jobs in a copy of the API at another time. */
  async function runJobsAt(now: Date, send: SendMail): Promise<void> {
    const upstream = await createUpstream(SETTINGS, { db: api().db, now: () => now, send });
    await upstream.runDueJobs();
  }

  async function listMessages(person: Person, { path }: StoredInvoice): Promise<unknown[]> {
    return getList((await person.get(`${path}/messages`)).body, "messages");
  }

  async function listFailedJobs(person: Person): Promise<unknown[]> {
    return getList((await person.get("/jobs?state=failed")).body, "jobs");
  }

  async function createIssuedInvoice(): Promise<{ person: Person; invoice: StoredInvoice }> {
    const person = await createPerson(api(), tinyBooks({ invoices: [tinyInvoice()] }));
    return { person, invoice: await readNewestInvoice(person) };
  }
}
