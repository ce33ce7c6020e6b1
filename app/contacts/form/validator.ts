import { withZod } from "@remix-validated-form/with-zod";
import { contactFields } from "../schema";

/** Loaded on demand, because zod is larger than the rest of the page. */
export const contactValidator = (options: { isPerson: boolean }) => withZod(contactFields(options));
