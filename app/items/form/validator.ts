import { withZod } from "@remix-validated-form/with-zod";
import { itemFields } from "../schema";

/** Loaded on demand, because zod is larger than the rest of the page. */
export const itemValidator = withZod(itemFields);
