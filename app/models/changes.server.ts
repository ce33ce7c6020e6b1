import * as z from "zod";
import { text } from "./wire.server";

/** A field is kept by the name that it had when it changed; screens have another for some. */
const SCREEN_NAMES = new Map([["Grand Total", "Total"]]);

const change = z.object({
  field: text.transform((name) => SCREEN_NAMES.get(name) ?? name),
  before: text,
  after: text,
});

/** What a version says otherwise than the one before, field by field, by the names of screens. */
export const changes = z.array(change);
