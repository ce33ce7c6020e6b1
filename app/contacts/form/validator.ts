import { withZod } from "@remix-validated-form/with-zod";
import { buildContactSchema } from "../schema";

/** Loaded on demand, because zod is larger than the rest of the page. */
export const createContactValidator = (options: { isPerson: boolean }) =>
  withZod(buildContactSchema(options));
