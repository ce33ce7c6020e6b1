import fs from "node:fs";
import { expect, it } from "vitest";
import { MAX_BUSINESS_FORM_BYTES } from "../../app/business/posted.server";
import { MAX_UNREAD_BYTES } from "../../platform/connections/unread-body";
import { LARGEST_PICTURE_BODY_BYTES } from "../../upstream/pictures/read-picture";

/** Returns the last limit of a request's body in a file of deploy/nginx, in bytes. */
function readBodyLimit(file: string): number {
  const sizes = fs.readFileSync(`deploy/nginx/${file}`, "utf8").matchAll(/body_size (\d+)m;/g);
  return Number([...sizes].at(-1)?.[1]) * 1024 * 1024;
}

it.each([
  ["lejar.conf", MAX_BUSINESS_FORM_BYTES],
  ["api.conf", LARGEST_PICTURE_BODY_BYTES],
])(
  "nginx with %s accepts the largest picture, and fewer bytes than the server reads and discards",
  (file, largest) => {
    expect(readBodyLimit(file)).toBeGreaterThanOrEqual(largest);
    expect(readBodyLimit(file)).toBeLessThan(MAX_UNREAD_BYTES);
  },
);
