import { randomUUID } from "node:crypto";
import {
  BUSINESS_TYPES,
  SIGN_UP_COUNTRIES,
  SIGN_UP_CURRENCIES,
  SIGN_UP_LANGUAGES,
} from "../sign-up/choices";
import { findCountry } from "../../domain/countries";
import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { Sessions } from "../accounts/sessions";
import type { Schema } from "../db/schema";
import { readJson } from "../wire/body";
import { parseOrRefuse, parseId } from "../wire/fields";
import { createRefusal } from "../wire/api-error";
import { readIdempotencyKey } from "../calls/idempotency";
import type { CardGateway } from "../accounts/card-gateway/card-gateway";
import { signUpPayloadSchema } from "../sign-up/payload";
import { readPromotion, toWirePromotion } from "../sign-up/promotions";
import { signUp } from "../sign-up/sign-up";
import { startLogin } from "./session";

type Services = {
  db: Kysely<Schema>;
  sessions: Sessions;
  cardGateway: CardGateway;
  now: () => Date;
};

/** Returns the routes of the sign-up, which need no login. */
export function createSignUpRoutes(services: Services): Hono {
  const { db, sessions, cardGateway, now } = services;
  return new Hono()
    .get("/pre_sign_up", (c) => c.json(PRE_SIGN_UP))
    .get("/promotions/:code", async (c) => {
      return c.json({
        promotion: toWirePromotion(await readPromotion(db, c.req.param("code"), now())),
      });
    })
    .get("/braintree/client_token", async (c) => {
      const country = findCountry(parseId(c.req.query("country_id")) ?? 0);
      if (!country) throw createRefusal("say_country");
      return c.json({ client_token: await cardGateway.createClientToken(country.currency) });
    })
    .post("/sign_up", async (c) => {
      const { value } = await readJson(c.req.raw);
      const payload = parseOrRefuse(signUpPayloadSchema, value);
      const account = await signUp(
        services,
        payload,
        readIdempotencyKey(c.req.header("idempotency-key")),
      );
      // A client chooses its id. The server chooses one when the request has none.
      const clientId = payload.client_id || randomUUID();
      return c.json(await startLogin({ db, sessions, now }, account, clientId), 201);
    });
}

const PRE_SIGN_UP = {
  countries: SIGN_UP_COUNTRIES,
  currencies: SIGN_UP_CURRENCIES,
  languages: SIGN_UP_LANGUAGES,
  business_types: BUSINESS_TYPES,
};
