import { expect } from "vitest";

// Vitest's matchers are typed as anything at all.
export const ANY_NUMBER: unknown = expect.any(Number);
export const ANY_TEXT: unknown = expect.any(String);
