import type { Settings } from "../settings/read-settings.server";

/** What a start prints: where the app is and on what, and what whoever runs it should know. */
export function startupMessage(env: Settings): { lines: string[]; warnings: string[] } {
  const lines = [
    `${env.BRAND_NAME} is at ${env.APP_URL ?? `http://localhost:${env.PORT}`}`,
    ...(env.demo && !env.API_BASE_URL ? ["Demo account: demo@lejar.example / demo1234"] : []),
    env.API_BASE_URL
      ? `v2 API: ${env.API_BASE_URL}`
      : `v2 API: embedded${env.DATABASE_URL ? ", on PostgreSQL" : ""}`,
    `Data folder: ${env.DATA_DIR}`,
    ...(env.REDIS_URL ? [`Sessions and drafts: Redis at ${new URL(env.REDIS_URL).host}`] : []),
  ];
  const isOpenToAll = env.secure && env.demoLogin !== null;
  return { lines, warnings: isOpenToAll ? [demoWarning(env.APP_URL)] : [] };
}

function demoWarning(address = ""): string {
  return (
    `WARNING: the demo account is open to anybody at ${address}, and its password is on the ` +
    "login page. Unless that is meant, set DEMO=off before real books are kept here."
  );
}
