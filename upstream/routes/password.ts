import { Hono } from "hono";
import * as z from "zod";
import type { Pins } from "../auth/pins";
import { readJson } from "../http/body";
import { parseOrRefuse } from "../http/fields";
import { unacceptable } from "../http/api-error";
import { emailText, newPassword } from "../sign-up/payload";

const resetPayload = z.object({
  email: emailText,
  pin: z.string({ message: "The PIN is needed." }).regex(/^\d{4}$/, "Pin has to be 4 digits"),
  password: newPassword,
});

export function passwordRoutes(pins: Pins): Hono {
  return new Hono()
    .get("/pin", (c) => {
      pins.request(parseOrRefuse(emailText, c.req.query("email")));
      return c.json({
        message: "If there is an account with this email, a PIN is on its way to it.",
      });
    })
    .put("/password", async (c) => {
      const { value } = await readJson(c.req.raw);
      if (!(await pins.reset(parseOrRefuse(resetPayload, value)))) {
        // The same words for every reason, so that they tell nothing of the account.
        throw unacceptable(
          "The PIN is not right, or no longer valid. Please check it, or ask for a new one.",
        );
      }
      return c.json({ message: "Your password has been reset." });
    });
}
