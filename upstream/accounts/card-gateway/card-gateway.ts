import { type ApiError, createRefusal } from "../../wire/api-error";
import type { Country } from "../../../domain/countries";

export type Charge = {
  /** The token that the card form received for the card from the gateway. */
  nonce: string;
  /** The amount in minor units. */
  amount: bigint;
  currency: Country["currency"];
};

/**
 * A gateway that charges cards: it first authorizes an amount, then captures or releases the
 * amount. Every function throws an `ApiError` 502 when the gateway cannot be reached.
 */
export type CardGateway = {
  /** Returns the token with which the browser opens the card form. */
  createClientToken(currency: Charge["currency"]): Promise<string>;
  /**
   * Reserves the amount on the card and returns the gateway's reference of the reservation. Throws
   * an `ApiError` 422 when the card is refused.
   */
  authorize(charge: Charge): Promise<string>;
  /** Charges the authorized amount. */
  capture(reference: string): Promise<void>;
  /** Cancels the reservation of the amount on the card, without charging it. */
  release(reference: string): Promise<void>;
};

export function createCardRefusedError(): ApiError {
  return createRefusal("card_refused");
}
