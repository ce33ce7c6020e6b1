import * as z from "zod";
import { text } from "./wire.server";

/**
 * The history stores field names as they were at the time. Some fields have a new name on the
 * screens.
 */
const SCREEN_NAMES = new Map([["Grand Total", "Total"]]);

const change = z.object({
  field: text.transform((name) => SCREEN_NAMES.get(name) ?? name),
  before: text,
  after: text,
});

/** The schema of the changed fields of a record, with the field names that screens use. */
export const changesSchema = z.array(change);
