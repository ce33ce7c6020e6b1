import { type ApiError, unacceptable } from "../../wire/api-error";
import type { Country } from "../../../domain/countries";

export type Charge = {
  /** What the card form made of the card. */
  nonce: string;
  amount: bigint;
  currency: Country["currency"];
};

/** The gateway that charges cards: an amount is first held on the card, then taken or let go. */
export type Payments = {
  /** What the card form is opened with. */
  clientToken(currency: Charge["currency"]): Promise<string>;
  /** Returns the gateway's name for it; throws a `Refusal` for a card that is not accepted. */
  hold(charge: Charge): Promise<string>;
  take(reference: string): Promise<void>;
  release(reference: string): Promise<void>;
};

export function cardRefused(): ApiError {
  return unacceptable("The card was refused. Please check it, or try another one.");
}
