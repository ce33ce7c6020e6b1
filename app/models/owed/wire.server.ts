import * as z from "zod";
import { id, text } from "../wire.server";

/** The schema of a currency. */
export const currency = z.object({ code: text, symbol: text });

/** The schema of a customer with contact details. */
export const customer = z.object({ id, name: text, phone_no: text, email: text });
