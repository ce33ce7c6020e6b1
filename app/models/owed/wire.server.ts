import * as z from "zod";
import { id, text } from "../wire.server";

export const currency = z.object({ code: text, symbol: text });

/** Who owes, and how they are reached. */
export const customer = z.object({ id, name: text, phone_no: text, email: text });
