import type { Settings } from "../settings/read-settings.server";

/** Returns the lines that the app prints at start, and the warnings for the operator. */
export function formatStartupMessage(env: Settings): { lines: string[]; warnings: string[] } {
  const lines = [
    `${env.BRAND_NAME} is at ${env.APP_URL ?? `http://localhost:${env.PORT}`}`,
    ...(env.demo && !env.API_BASE_URL ? ["Demo account: demo@lejar.example / demo1234"] : []),
    env.API_BASE_URL
      ? `v2 API: ${env.API_BASE_URL}`
      : `v2 API: embedded${env.DATABASE_URL ? ", on PostgreSQL" : ""}`,
    `Data folder: ${env.DATA_DIR}`,
    ...(env.REDIS_URL ? [`Sessions and drafts: Redis at ${new URL(env.REDIS_URL).host}`] : []),
  ];
  const isPublicDemo = env.secure && env.demoLogin !== null;
  return { lines, warnings: isPublicDemo ? [demoWarning(env.APP_URL)] : [] };
}

function demoWarning(address = ""): string {
  return (
    `WARNING: anyone can log in to the demo account at ${address}: its password is on the ` +
    "login page. Set DEMO=off before you keep real books here, unless this is intended."
  );
}
