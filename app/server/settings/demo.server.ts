import { env } from "./env.server";

/** The public account that 'Try demo' fills in; null when there is none, and the link is hidden. */
export const DEMO_LOGIN = env.demoLogin;

/**
 * Returns whether the email is that of the demo account, which many people use independently at the
 * same time.
 */
export function isDemoAccount(email: string): boolean {
  return DEMO_LOGIN?.email.toLowerCase() === email.trim().toLowerCase();
}
