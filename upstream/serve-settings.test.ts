import { expect, it } from "vitest";
import { readServeSettings } from "./serve-settings";

it("readServeSettings uses defaults for missing settings", () => {
  expect(readServeSettings({ DATA_DIR: "" })).toEqual({
    port: 4000,
    host: "localhost",
    logsRequests: true,
    drainSeconds: 0,
    dataDir: "./data",
    backups: { isOn: true, diskPercent: 20 },
    apiKey: "lejar-local",
    hasDemo: true,
    isPublic: false,
    hasExtensions: true,
    hasTestRoutes: false,
    mailsPerHour: 300,
  });
});

it("readServeSettings reads environment variables", () => {
  const settings = readServeSettings({
    UPSTREAM_PORT: "0",
    HOST: "0.0.0.0",
    DATA_DIR: "/data",
    BACKUPS: "off",
    BACKUP_DIR: "/backups",
    BACKUP_DISK_PERCENT: "35",
    DATABASE_URL: "postgres://lejar:secret@db.example/lejar",
    API_KEY: "key",
    DEMO: "off",
    REQUEST_LOG: "off",
    LEAVING_SECONDS: "5",
    UPSTREAM_TESTING: "on",
    BRAND_NAME: "Buku",
    SMTP_URL: "smtp://mail.example",
    MAIL_FROM: "pin@books.example",
    MAILS_PER_HOUR: "50",
    DEMO_LOGIN: "try@shop.example:open",
    APP_URL: "https://books.example",
    BRAINTREE_MERCHANT_ID: "merchant",
    BRAINTREE_PUBLIC_KEY: "public",
    BRAINTREE_PRIVATE_KEY: "private",
    BRAINTREE_MERCHANT_ACCOUNT_SGD: "in-dollars",
  });
  expect(settings).toEqual({
    port: 0,
    host: "0.0.0.0",
    dataDir: "/data",
    backups: { isOn: false, folder: "/backups", diskPercent: 35 },
    databaseUrl: "postgres://lejar:secret@db.example/lejar",
    apiKey: "key",
    hasDemo: false,
    appUrl: "https://books.example",
    isPublic: true,
    demoEmail: "try@shop.example",
    logsRequests: false,
    drainSeconds: 5,
    hasExtensions: true,
    hasTestRoutes: true,
    brandName: "Buku",
    smtpUrl: "smtp://mail.example",
    mailFrom: "pin@books.example",
    mailsPerHour: 50,
    braintree: {
      environment: "sandbox",
      merchantId: "merchant",
      publicKey: "public",
      privateKey: "private",
      merchantAccounts: { SGD: "in-dollars" },
    },
  });
});

it("readServeSettings rejects UPSTREAM_TESTING=on in production and accepts force", () => {
  const NODE_ENV = "production";
  expect(() => readServeSettings({ NODE_ENV, UPSTREAM_TESTING: "on" })).toThrow(
    "UPSTREAM_TESTING=on is refused when NODE_ENV is production.",
  );
  expect(readServeSettings({ NODE_ENV, UPSTREAM_TESTING: "force" }).hasTestRoutes).toBe(true);
  expect(readServeSettings({ NODE_ENV }).hasTestRoutes).toBe(false);
});

it.each([
  [{ UPSTREAM_PORT: "http" }, "UPSTREAM_PORT must be a port number, or 0 for any free port."],
  [{ UPSTREAM_PORT: "65536" }, "UPSTREAM_PORT must be a port number below 65536."],
  [{ REQUEST_LOG: "some" }, "REQUEST_LOG must be on or off."],
  [{ LEAVING_SECONDS: "301" }, "LEAVING_SECONDS must be a whole number of seconds, 300 at most."],
  [{ DEMO: "maybe" }, "DEMO must be on or off."],
  [{ UPSTREAM_TESTING: "yes" }, "UPSTREAM_TESTING must be on or off."],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL must begin with smtp:// or smtps://."],
  [{ MAIL_FROM: "me" }, "MAIL_FROM must be an email address."],
  [{ MAILS_PER_HOUR: "0" }, "MAILS_PER_HOUR must be a whole number of mails, 1 or more."],
  [
    { BRAINTREE_PUBLIC_KEY: "x" },
    "BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY and BRAINTREE_PRIVATE_KEY must be set together.",
  ],
])("readServeSettings rejects %j with one sentence", (values, message) => {
  expect(() => readServeSettings(values)).toThrow(message);
});
