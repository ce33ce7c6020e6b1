import { env } from "./env.server";

/** The public account of the embedded books; null when there is none. */
export const DEMO =
  env.demo && !env.API_BASE_URL ? { email: "demo@lejar.example", password: "demo1234" } : null;
