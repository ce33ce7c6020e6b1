import { PIN_MINUTES } from "../../domain/lifetimes";
import { PIN_DIGITS, PIN_PATTERN } from "../../domain/limits/pins";
import { isLanguage } from "../../domain/languages";
import { Hono, type Context } from "hono";
import * as z from "zod";
import type { RequestingDevice, Pins } from "../accounts/pins";
import { readJson } from "../wire/body";
import { parseOrRefuse } from "../wire/fields";
import { ApiError, createRefusal } from "../wire/api-error";
import { emailSchema, newPasswordSchema } from "../sign-up/payload";
import { issue } from "../wire/issue";
import { toRefusal } from "../../domain/refusals/refusal";

const resetPayload = z.object({
  email: emailSchema,
  pin: z
    .string({ message: issue("needed", { field: "pin" }) })
    .regex(PIN_PATTERN, issue("pin_format", { digits: PIN_DIGITS })),
  password: newPasswordSchema,
});

const NO_PIN_SENT = toRefusal("too_many_pins", { minutes: PIN_MINUTES });

/** Returns the routes that send a PIN and reset a forgotten password. */
export function createPasswordRoutes(pins: Pins): Hono {
  return new Hono()
    .get("/pin", async (c) => {
      const email = parseOrRefuse(emailSchema, c.req.query("email"));
      const language = c.req.query("language") ?? "";
      const retryAfter = await pins.request(email, {
        ...toRequestingDevice(c),
        language: isLanguage(language) ? language : null,
      });
      if (retryAfter !== null) throw new ApiError(429, NO_PIN_SENT, { retryAfter });
      return c.json({
        message: "If there is an account with this email, a PIN is on its way to it.",
      });
    })
    .put("/password", async (c) => {
      const { value } = await readJson(c.req.raw);
      if (!(await pins.reset(parseOrRefuse(resetPayload, value), toRequestingDevice(c)))) {
        // The message is the same for every reason, so that it reveals nothing about the account.
        throw createRefusal("pin_wrong");
      }
      return c.json({ message: "Your password has been reset." });
    });
}

/**
 * Returns whether the user's device is known, from a header. The plain v2 API does not have this
 * header; without it, the device is unknown.
 */
function toRequestingDevice(c: Context): RequestingDevice {
  return { isKnownDevice: c.req.header("x-known-device") === "yes" };
}
