import { expect } from "vitest";

// Vitest types its matchers as `any`; these constants are `unknown`.
export const ANY_NUMBER: unknown = expect.any(Number);
export const ANY_TEXT: unknown = expect.any(String);
