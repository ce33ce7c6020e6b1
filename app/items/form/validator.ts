import { withZod } from "@remix-validated-form/with-zod";
import { checkedItemForm } from "../schema";

/** This module is loaded on demand, because zod is large. */
export const itemValidator = withZod(checkedItemForm);
