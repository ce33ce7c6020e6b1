import { withZod } from "@remix-validated-form/with-zod";
import { itemFields } from "../schema";

/** Fetched by the browser when it is first needed: with zod it weighs more than the screen. */
export const itemValidator = withZod(itemFields);
