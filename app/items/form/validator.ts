import { withZod } from "@remix-validated-form/with-zod";
import { checkedItemForm } from "../schema";

/** Loaded on demand, because zod is larger than the rest of the page. */
export const itemValidator = withZod(checkedItemForm);
