import { env } from "../settings/env.server";

const COOKIE_NAME = env.secure ? "__Host-lite" : "lite";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Returns whether the user saves data, so that the response must contain no script. The cookie
 * decides; without a cookie, the browser's Save-Data header decides.
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
 * Returns a Set-Cookie header that stores whether the user saves data. The value is not secret, so
 * it is neither signed nor encoded.
 */
export function serializeLiteCookie(isOn: boolean): string {
  const secure = env.secure ? "; Secure" : "";
  return (
    `${COOKIE_NAME}=${isOn ? "on" : "off"}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; ` +
    `SameSite=Lax${secure}`
  );
}
