import { CONTACT_LIMITS } from "../../../domain/limits/contacts";

/** What a new record is to be called, by the address of its form; blank for nothing. */
export function readName(request: Request): string {
  const name = new URL(request.url).searchParams.get("name") ?? "";
  return name.trim().slice(0, CONTACT_LIMITS.name);
}
