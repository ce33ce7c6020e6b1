import { env } from "~/server/settings/env.server";

/** The public account that 'Try demo' leads to; null when there is none, and no link. */
export const DEMO = env.demoLogin;
