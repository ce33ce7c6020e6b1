import { env } from "./env.server";

/** The public account that 'Try demo' leads to; null when there is none, and no link. */
export const DEMO = env.demoLogin;

/** Many people log in to it at the same time, each for themselves. */
export function isDemoAccount(email: string): boolean {
  return DEMO?.email.toLowerCase() === email.trim().toLowerCase();
}
