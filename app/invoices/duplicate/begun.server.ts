import type { Draft } from "../draft.server";

/** Names a new invoice that was begun, as far as it was typed when somebody looked at it. */
export function draftRevisionId({ revision, form }: Draft): string {
  return `${revision}:${form.key}`;
}
