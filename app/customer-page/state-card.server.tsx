import type { ReactNode } from "react";
import { NO_DATE } from "../../domain/calendar/days";
import type { CustomerInvoice } from "~/models/invoices/customer-page.server";
import type { CustomerState } from "./state.server";
import { Unbroken } from "./unbroken.server";
import type { Words } from "./words/words";

type Props = {
  words: Words;
  invoice: CustomerInvoice;
  state: CustomerState;
  children: ReactNode;
};

/** What is to pay and by when, or what became of it, and what one can do. */
export function StateCard({ words, invoice: { date, document }, state, children }: Props) {
  const day = date === NO_DATE ? document.date : words.date(date);
  return (
    <section className="card state">
      {state.status ? <p className={`tag tone-${state.status.tone}`}>{state.status.word}</p> : null}
      <p className={state.isOwed ? "headline owed" : "headline"}>
        <Unbroken text={state.headline} />
      </p>
      {state.detail ? <p>{state.detail}</p> : null}
      <p className="quiet">{words.issuedOn(day)}</p>
      {children}
    </section>
  );
}
