import { withZod } from "@remix-validated-form/with-zod";
import { buildContactSchema } from "../schema";

/** This module is loaded on demand, because zod is large. */
export const createContactValidator = (options: { isPerson: boolean }) =>
  withZod(buildContactSchema(options));
