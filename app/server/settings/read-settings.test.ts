import { describe, expect, it } from "vitest";
import { readSettings } from "./read-settings.server";

describe("readSettings", () => {
  it("returns defaults when no setting is given", () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      BRAND_NAME: "Lejar",
      demo: true,
      secure: false,
    });
  });

  it("treats an empty setting as missing", () => {
    expect(readSettings({ SESSION_SECRET: "", PORT: "" }).PORT).toBe(3000);
  });

  it("sets `secure` when APP_URL is https", () => {
    expect(readSettings({ APP_URL: "https://books.example" }).secure).toBe(true);
  });

  it("reads the trusted proxies", () => {
    const proxies = readSettings({ TRUSTED_PROXIES: "10.0.0.0/8, ::1" }).TRUSTED_PROXIES;
    expect(["10.1.2.3", "11.0.0.1", "::1"].map(proxies)).toEqual([true, false, true]);
  });

  it("returns the demo login of the embedded API, or the configured one for another API", () => {
    const other = { API_BASE_URL: "http://api.example/v2", API_KEY: "12345678" };
    expect(readSettings({}).demoLogin).toEqual({
      email: "demo@lejar.example",
      password: "demo1234",
    });
    expect(readSettings(other).demoLogin).toBeNull();
    expect(readSettings({ ...other, DEMO_LOGIN: "try@shop.example:a:b c" }).demoLogin).toEqual({
      email: "try@shop.example",
      password: "a:b c",
    });
    expect(readSettings({ DEMO: "off", DEMO_LOGIN: "try@shop.example:open" }).demoLogin).toBeNull();
  });

  it("accepts an address of Redis together with a session secret", () => {
    const SESSION_SECRET = "s".repeat(32);
    for (const REDIS_URL of ["redis://x", "rediss://me:p%40ss@redis.example:6380/3"])
      expect(readSettings({ REDIS_URL, SESSION_SECRET }).REDIS_URL).toBe(REDIS_URL);
  });

  it.each([
    [{ PORT: "lots" }, /^The setting PORT .*\.$/],
    [{ DEMO: "maybe" }, /^The setting DEMO must be on or off\.$/],
    [
      { DEMO_LOGIN: "demo1234" },
      /^The setting DEMO_LOGIN must be an email and a password, with a colon between them\.$/,
    ],
    [
      { SESSION_SECRET: "short" },
      /^The setting SESSION_SECRET must have at least 32 characters\.$/,
    ],
    [{ APP_URL: "books.example" }, /^The setting APP_URL must be a whole address/],
    [
      { API_BASE_URL: "http://api.example/v1", API_KEY: "12345678" },
      /^The setting API_BASE_URL must end in \/v2\.$/,
    ],
    [
      { API_BASE_URL: "http://api.example/v2" },
      /^The setting API_KEY must be given with API_BASE_URL\.$/,
    ],
    [{ BACKUP_DISK_PERCENT: "91" }, /^The setting BACKUP_DISK_PERCENT must be 90 or less\.$/],
    [{ MAILS_PER_HOUR: "0" }, /^The setting MAILS_PER_HOUR must be 1 or more\.$/],
    [{ MAIL_FROM: "me" }, /^The setting MAIL_FROM must be an email address\.$/],
    [
      { BRAINTREE_MERCHANT_ID: "x" },
      /^The settings BRAINTREE_MERCHANT_ID, .* must be given together\.$/,
    ],
    [
      { TRUSTED_PROXIES: "10.0.0.1, proxy" },
      /^The setting TRUSTED_PROXIES must be addresses or networks .*, with commas between\.$/,
    ],
    [
      { DATABASE_URL: "mysql://lejar:secret@db.example/lejar" },
      /^The setting DATABASE_URL must be an address such as postgres:\/\/user:password@host:5432\/database\.$/,
    ],
    [{ REDIS_URL: "redis://x" }, /^The setting SESSION_SECRET must be given with REDIS_URL\.$/],
  ])("rejects %o with a message of one sentence", (variables, sentence) => {
    expect(() => readSettings(variables)).toThrow(sentence);
  });

  it.each([
    "http://x",
    "redis:",
    "redis://x/books",
    "redis://:50%@x",
    "redis://:%e9@x",
    "localhost:6379",
  ])("rejects %s as the address of Redis", (REDIS_URL) => {
    expect(() => readSettings({ REDIS_URL, SESSION_SECRET: "s".repeat(32) })).toThrow(
      /^The setting REDIS_URL must be an address such as redis:\/\/user:password@host:6379\/0\.$/,
    );
  });
});
