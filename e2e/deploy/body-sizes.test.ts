import fs from "node:fs";
import { expect, it } from "vitest";
import { MAX_BUSINESS_FORM_BYTES } from "../../app/business/posted.server";
import { MAX_UNREAD_BYTES } from "../../platform/connections/unread-body";
import { LARGEST_PICTURE_BODY } from "../../upstream/pictures/read-picture";

/** Bytes that nginx lets through, by the last of its lines. */
function readBodyLimit(file: string): number {
  const sizes = fs.readFileSync(`deploy/nginx/${file}`, "utf8").matchAll(/body_size (\d+)m;/g);
  return Number([...sizes].at(-1)?.[1]) * 1024 * 1024;
}

it.each([
  ["lejar.conf", MAX_BUSINESS_FORM_BYTES],
  ["api.conf", LARGEST_PICTURE_BODY],
])("lets the largest picture through %s, and no more than is read and dropped", (file, largest) => {
  expect(readBodyLimit(file)).toBeGreaterThanOrEqual(largest);
  expect(readBodyLimit(file)).toBeLessThan(MAX_UNREAD_BYTES);
});
