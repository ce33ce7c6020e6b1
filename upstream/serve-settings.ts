import * as z from "zod";
import { readBraintreeKeys } from "./accounts/card-gateway/keys";
import { isPostgresUrl, type UpstreamSettings } from "./settings/settings";

/** The settings of the API as a program of its own. */
export type ServeSettings = UpstreamSettings & {
  port: number;
  host: string;
  /** The port and host of `/metrics`. Undefined when metrics are not served. */
  metrics: { port: number; host: string } | undefined;
  /** Whether each request is logged on standard output. */
  logsRequests: boolean;
  /**
   * How many seconds the process continues to answer after the signal to stop. Its health check
   * fails in this time, so that a load balancer sends no more requests.
   */
  drainSeconds: number;
  /** True when the routes for tests, which create accounts and faults, can be called. */
  hasTestRoutes: boolean;
};

/** The API key when `API_KEY` is not set. */
const DEVELOPMENT_KEY = "lejar-local";

const DRAIN_SECONDS_FAULT = "LEAVING_SECONDS must be a whole number of seconds, 300 at most.";

const environmentSchema = z.object({
  UPSTREAM_PORT: z
    .string()
    .regex(/^\d{1,5}$/, "UPSTREAM_PORT must be a port number, or 0 for any free port.")
    .default("4000")
    .transform(Number)
    .refine((port) => port <= 65_535, "UPSTREAM_PORT must be a port number below 65536."),
  HOST: z.string().default("localhost"),
  UPSTREAM_METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, "UPSTREAM_METRICS_PORT must be a port number.")
    .transform(Number)
    .optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  REQUEST_LOG: z.enum(["on", "off"], { message: "REQUEST_LOG must be on or off." }).default("on"),
  LEAVING_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, DRAIN_SECONDS_FAULT)
    .default("0")
    .transform(Number)
    .refine((seconds) => seconds <= 300, DRAIN_SECONDS_FAULT),
  DATA_DIR: z.string().default("./data"),
  BACKUPS: z.enum(["on", "off"], { message: "BACKUPS must be on or off." }).default("on"),
  BACKUP_DIR: z.string().optional(),
  BACKUP_DISK_PERCENT: z
    .string()
    .regex(
      /^([1-9]|[1-8]\d|90)$/,
      "BACKUP_DISK_PERCENT must be a whole number of percent from 1 to 90.",
    )
    .default("20")
    .transform(Number),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, "DATABASE_URL must be an address such as postgres://user@host/database.")
    .optional(),
  API_KEY: z.string().default(DEVELOPMENT_KEY),
  LINK_SECRET: z.string().min(32, "LINK_SECRET must have at least 32 characters.").optional(),
  DEMO: z.enum(["on", "off"], { message: "DEMO must be on or off." }).default("on"),
  API_EXTENSIONS: z
    .enum(["on", "off"], { message: "API_EXTENSIONS must be on or off." })
    .default("on"),
  // "force" opens the routes for tests in production, too.
  UPSTREAM_TESTING: z
    .enum(["on", "off", "force"], { message: "UPSTREAM_TESTING must be on or off." })
    .default("off"),
  NODE_ENV: z.string().optional(),
  BRAND_NAME: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "SMTP_URL must begin with smtp:// or smtps://.")
    .optional(),
  MAIL_FROM: z.string().email("MAIL_FROM must be an email address.").optional(),
  MAILS_PER_HOUR: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, "MAILS_PER_HOUR must be a whole number of mails, 1 or more.")
    .default("300")
    .transform(Number),
  DEMO_LOGIN: z.string().optional(),
  APP_URL: z.string().optional(),
  BRAINTREE_ENVIRONMENT: z
    .enum(["sandbox", "production"], {
      message: "BRAINTREE_ENVIRONMENT must be sandbox or production.",
    })
    .default("sandbox"),
  BRAINTREE_MERCHANT_ID: z.string().optional(),
  BRAINTREE_PUBLIC_KEY: z.string().optional(),
  BRAINTREE_PRIVATE_KEY: z.string().optional(),
  BRAINTREE_MERCHANT_ACCOUNT_MYR: z.string().optional(),
  BRAINTREE_MERCHANT_ACCOUNT_SGD: z.string().optional(),
});

/** Reads the settings. Throws an Error with one sentence about the first invalid setting. */
export function readServeSettings(values: Record<string, string | undefined>): ServeSettings {
  // An empty setting counts as not set.
  const nonEmpty = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  const result = environmentSchema.safeParse(Object.fromEntries(nonEmpty));
  if (!result.success)
    throw new Error(result.error.issues[0]?.message ?? "The settings are wrong.");
  const settings = result.data;
  if (settings.UPSTREAM_TESTING === "on" && settings.NODE_ENV === "production") {
    throw new Error("UPSTREAM_TESTING=on is refused when NODE_ENV is production.");
  }
  return {
    port: settings.UPSTREAM_PORT,
    host: settings.HOST,
    metrics:
      settings.UPSTREAM_METRICS_PORT === undefined
        ? undefined
        : { port: settings.UPSTREAM_METRICS_PORT, host: settings.METRICS_HOST },
    logsRequests: settings.REQUEST_LOG === "on",
    drainSeconds: settings.LEAVING_SECONDS,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    backups: {
      isOn: settings.BACKUPS === "on",
      folder: settings.BACKUP_DIR,
      diskPercent: settings.BACKUP_DISK_PERCENT,
    },
    apiKey: settings.API_KEY,
    linkSecret: settings.LINK_SECRET,
    hasDemo: settings.DEMO === "on",
    appUrl: settings.APP_URL,
    isPublic: settings.APP_URL?.startsWith("https:") ?? false,
    hasExtensions: settings.API_EXTENSIONS === "on",
    hasTestRoutes: settings.UPSTREAM_TESTING !== "off",
    brandName: settings.BRAND_NAME,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    mailsPerHour: settings.MAILS_PER_HOUR,
    demoEmail: settings.DEMO_LOGIN?.split(":", 1)[0],
    braintree: readBraintreeKeys(settings),
  };
}
