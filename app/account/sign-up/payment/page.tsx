import { useActionData, useLoaderData } from "@remix-run/react";
import { signUpPaymentWords as words } from "../../../../domain/words/sign-up-payment";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/error-summary";
import { PostForm } from "~/ui/post-form";
import type { submitPayment } from "./action.server";
import { GatewayForm, StandInForm } from "./card-forms";
import type { loadPayment } from "./loader.server";

export function PaymentPage() {
  const { name, promotion, cardForm, fault } = useLoaderData<typeof loadPayment>();
  const answer = useActionData<typeof submitPayment>();
  const errors: Record<string, string> = answer?.errors ?? {};
  return (
    <section role="dialog" aria-labelledby="payment-title" className="card p-4">
      <h1 id="payment-title" className="text-lg">
        {words.title}
      </h1>
      <div className="mt-4 grid gap-4">
        <ErrorSummary
          errors={errors}
          labels={{ cardNumber: words.cardNumber, cardExpiry: words.expiry }}
          fault={answer?.fault ?? fault}
        />
        {promotion ? (
          <dl className="grid grid-cols-2 gap-2">
            <dt className="text-quiet">{words.plan}</dt>
            <dd className="text-right font-medium">{promotion.renewal}</dd>
            {promotion.firstCharge ? (
              <>
                <dt className="text-quiet">{words.first}</dt>
                <dd className="figures font-medium">{promotion.firstCharge}</dd>
              </>
            ) : null}
            {promotion.fee ? (
              <>
                <dt className="text-quiet">{words.after}</dt>
                <dd className="figures font-medium">{promotion.fee}</dd>
              </>
            ) : null}
          </dl>
        ) : null}
        {cardForm?.kind === "stand-in" ? (
          <StandInForm errors={errors} expiry={answer?.typed.cardExpiry ?? ""} />
        ) : null}
        {cardForm?.kind === "drop-in" ? <GatewayForm clientToken={cardForm.clientToken} /> : null}
        <PostForm reloadDocument className="grid">
          <button name="intent" value="without" className="button">
            {words.without}
          </button>
        </PostForm>
        <p className="text-center">
          <a className="link inline-block py-3" href={paths.register({ kept: name })}>
            {words.change}
          </a>
        </p>
      </div>
    </section>
  );
}
