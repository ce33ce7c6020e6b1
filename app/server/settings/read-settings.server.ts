import path from "node:path";
import * as z from "zod";
import { parseNetworks } from "~/lib/ip-address.server";

const address = z.string().url("must be a whole address such as https://example.com");

const settingsSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  DATA_DIR: z.string().default("./data"),
  BACKUPS: z.enum(["on", "off"], { message: "must be on or off" }).default("on"),
  BACKUP_DIR: z.string().optional(),
  BACKUP_DISK_PERCENT: z.coerce
    .number({ invalid_type_error: "must be a number of percent" })
    .int("must be a whole number of percent")
    .min(1, "must be 1 or more")
    .max(90, "must be 90 or less")
    .default(20),
  APP_URL: address.optional(),
  API_BASE_URL: address.regex(/\/v2$/, "must end in /v2").optional(),
  API_EXTENSIONS: z.enum(["on", "off"], { message: "must be on or off" }).default("on"),
  API_KEY: z.string().min(8, "must have at least 8 characters").optional(),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  REQUEST_LOG: z.enum(["on", "off"], { message: "must be on or off" }).default("off"),
  LEAVING_SECONDS: z.coerce
    .number({ invalid_type_error: "must be a number of seconds" })
    .int("must be a whole number of seconds")
    .min(0, "must be 0 or more")
    .max(300, "must be 300 or less")
    .default(0),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((text, context) => {
      const networks = parseNetworks(text);
      if (networks) return networks;
      context.addIssue({
        code: "custom",
        message:
          "must be addresses or networks such as 10.0.0.1 or 10.0.0.0/8, with commas between",
      });
      return z.NEVER;
    }),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
    .optional(),
  MAIL_FROM: z.string().email("must be an email address").optional(),
  MAILS_PER_HOUR: z.coerce
    .number({ invalid_type_error: "must be a number of mails" })
    .int("must be a whole number of mails")
    .min(1, "must be 1 or more")
    .default(300),
  BRAINTREE_ENVIRONMENT: z
    .enum(["sandbox", "production"], { message: "must be sandbox or production" })
    .default("sandbox"),
  BRAINTREE_MERCHANT_ID: z.string().optional(),
  BRAINTREE_PUBLIC_KEY: z.string().optional(),
  BRAINTREE_PRIVATE_KEY: z.string().optional(),
  BRAINTREE_MERCHANT_ACCOUNT_MYR: z.string().optional(),
  BRAINTREE_MERCHANT_ACCOUNT_SGD: z.string().optional(),
  DEMO: z.enum(["on", "off"], { message: "must be on or off" }).default("on"),
  DEMO_LOGIN: z
    .string()
    .regex(
      /^[^\s:@]+@[^\s:@]+:.{4,}$/,
      "must be an email and a password, with a colon between them",
    )
    .optional(),
  BRAND_NAME: z.string().max(40, "must have at most 40 characters").default("Lejar"),
  DESKTOP_APP_URL: address.default("https://desktop.lejar.example"),
  PRIVACY_URL_MALAYSIA: address.default("https://lejar.example/my/privacy"),
  PRIVACY_URL_SINGAPORE: address.default("https://lejar.example/sg/privacy"),
  PRIVACY_URL_GLOBAL: address.default("https://lejar.example/privacy"),
  TERMS_URL_MALAYSIA: address.default("https://lejar.example/my/terms"),
  TERMS_URL_SINGAPORE: address.default("https://lejar.example/sg/terms"),
  TERMS_URL_GLOBAL: address.default("https://lejar.example/terms"),
  DATABASE_URL: z
    .string()
    .refine(
      // The address may hold a password, so the message does not contain it.
      (url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url),
      "must be an address such as postgres://user:password@host:5432/database",
    )
    .optional(),
  REDIS_URL: z
    .string()
    .refine(isRedisAddress, "must be an address such as redis://user:password@host:6379/0")
    .optional(),
});

/**
 * Returns whether the text is an address of Redis. `rediss://` means TLS. User, password, port and
 * the number of the database are optional.
 */
function isRedisAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, username, password } = new URL(text);
  return (
    /^rediss?:$/.test(protocol) &&
    hostname !== "" &&
    /^\/?\d*$/.test(pathname) &&
    isPercentEncoded(username + password)
  );
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the login that 'Try demo' fills in: the setting DEMO_LOGIN, or the demo account of the
 * embedded API; null for another API without the setting.
 */
function demoLogin({
  DEMO_LOGIN,
  API_BASE_URL,
}: z.output<typeof settingsSchema>): { email: string; password: string } | null {
  if (!DEMO_LOGIN)
    return API_BASE_URL ? null : { email: "demo@lejar.example", password: "demo1234" };
  const [email = "", password = ""] = DEMO_LOGIN.split(/:(.*)/s);
  return { email, password };
}

export type Settings = ReturnType<typeof readSettings>;

/**
 * Returns the validated settings with their defaults. `secure` is true when APP_URL is https, and
 * cookies are then sent over https only. `demo` is true unless DEMO is off. `demoLogin` is null
 * when there is no demo account. Throws an `Error` whose message names the first invalid setting.
 */
export function readSettings(variables: Record<string, string | undefined>) {
  // A setting with an empty value in .env counts as not set.
  const defined = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = settingsSchema.safeParse(defined);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`The setting ${issue?.path.join(".")} ${issue?.message}.`);
  }
  const settings = result.data;
  if (settings.API_BASE_URL && !settings.API_KEY) {
    throw new Error("The setting API_KEY must be given with API_BASE_URL.");
  }
  // Copies of the app that share a Redis must be able to read each other's cookies and sessions.
  if (settings.REDIS_URL && !settings.SESSION_SECRET) {
    throw new Error("The setting SESSION_SECRET must be given with REDIS_URL.");
  }
  const gateway = [
    settings.BRAINTREE_MERCHANT_ID,
    settings.BRAINTREE_PUBLIC_KEY,
    settings.BRAINTREE_PRIVATE_KEY,
  ];
  if (gateway.some(Boolean) && !gateway.every(Boolean)) {
    throw new Error(
      "The settings BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY and " +
        "BRAINTREE_PRIVATE_KEY must be given together.",
    );
  }
  return {
    ...settings,
    API_KEY: settings.API_KEY ?? "lejar-local",
    DATA_DIR: path.resolve(settings.DATA_DIR),
    secure: settings.APP_URL?.startsWith("https:") ?? false,
    logsRequests: settings.REQUEST_LOG === "on",
    demo: settings.DEMO === "on",
    demoLogin: settings.DEMO === "on" ? demoLogin(settings) : null,
  };
}
