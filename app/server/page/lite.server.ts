import { env } from "../settings/env.server";

const COOKIE_NAME = env.secure ? "__Host-lite" : "lite";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Whether this visitor's pages come without script: as chosen, otherwise as the browser's data
 * saver says.
 */
export function isLite(request: Request): boolean {
  const cookies = request.headers.get("Cookie")?.split(/;\s*/) ?? [];
  if (cookies.includes(`${COOKIE_NAME}=on`)) return true;
  return (
    !cookies.includes(`${COOKIE_NAME}=off`) &&
    request.headers.get("Save-Data")?.trim().toLowerCase() === "on"
  );
}

/**
 * The choice as a Set-Cookie header. Two words that anybody may know, so neither signed nor
 * encoded.
 */
export function liteCookie(isOn: boolean): string {
  const secure = env.secure ? "; Secure" : "";
  return (
    `${COOKIE_NAME}=${isOn ? "on" : "off"}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; ` +
    `SameSite=Lax${secure}`
  );
}
