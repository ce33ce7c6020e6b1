import { useActionData, useLoaderData } from "@remix-run/react";
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
        Subscription & Payment Info
      </h1>
      <div className="mt-4 grid gap-4">
        <ErrorSummary
          errors={errors}
          labels={{ cardNumber: "Test card number", cardExpiry: "Expiry" }}
          fault={answer?.fault ?? fault}
        />
        {promotion ? (
          <dl className="grid grid-cols-2 gap-2">
            <dt className="text-quiet">Plan</dt>
            <dd className="text-right font-medium">{promotion.renewal}</dd>
            {promotion.firstCharge ? (
              <>
                <dt className="text-quiet">First charge, discounted</dt>
                <dd className="figures font-medium">{promotion.firstCharge}</dd>
              </>
            ) : null}
            {promotion.fee ? (
              <>
                <dt className="text-quiet">After that</dt>
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
            Sign up without the promo code
          </button>
        </PostForm>
        <p className="text-center">
          <a className="link inline-block py-3" href={paths.register({ kept: name })}>
            Change what you entered
          </a>
        </p>
      </div>
    </section>
  );
}
