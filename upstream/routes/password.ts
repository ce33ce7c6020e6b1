import { PIN_MINUTES } from "../../domain/lifetimes";
import { INVALID_PIN_MESSAGE, PIN_PATTERN } from "../../domain/limits/pins";
import { isLanguage } from "../../domain/languages";
import { Hono, type Context } from "hono";
import * as z from "zod";
import type { RequestingDevice, Pins } from "../accounts/pins";
import { readJson } from "../wire/body";
import { parseOrRefuse } from "../wire/fields";
import { ApiError, createRefusal } from "../wire/api-error";
import { emailSchema, newPasswordSchema } from "../sign-up/payload";

const resetPayload = z.object({
  email: emailSchema,
  pin: z.string({ message: "The PIN is needed." }).regex(PIN_PATTERN, INVALID_PIN_MESSAGE),
  password: newPasswordSchema,
});

const NO_PIN_SENT =
  `No PIN was sent, because too many were asked for. One of the last ${PIN_MINUTES} minutes still holds. ` +
  "Please try again tomorrow at this time.";

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
        throw createRefusal(
          "The PIN is not right, or no longer valid. Please check it, or ask for a new one.",
        );
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
