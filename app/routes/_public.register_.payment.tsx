import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/error-summary";
import { PostForm } from "~/ui/post-form";
import { titled } from "~/ui/title";
import { paths } from "~/paths";
import { GatewayForm, StandInForm } from "~/account/sign-up/card-forms";
import { actOnPayment, loadPayment } from "~/account/sign-up/pay.server";
import { withPublicPage, withPublicPost } from "~/server/session/guards.server";

export const meta = titled("Subscription & Payment Info");

/** Needs no session: it is made when the payment is. */
export async function loader({ request }: LoaderFunctionArgs) {
  return withPublicPage(() => loadPayment(request, keptName(request)));
}

export async function action({ request }: ActionFunctionArgs) {
  return withPublicPost(request, (form) => actOnPayment(request, form, keptName(request)));
}

export { actionsHeaders as headers } from "~/server/v2/problem.server";

export default function Payment() {
  const { name, promotion, cardForm, fault } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const errors: Record<string, string> = refusal?.errors ?? {};
  return (
    <section role="dialog" aria-labelledby="payment-title" className="card p-4">
      <h1 id="payment-title" className="text-lg">
        Subscription & Payment Info
      </h1>
      <div className="mt-4 grid gap-4">
        <ErrorSummary
          errors={errors}
          labels={{ cardNumber: "Test card number", cardExpiry: "Expiry" }}
          fault={refusal?.fault ?? fault}
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
          </dl>
        ) : null}
        {cardForm?.kind === "stand-in" ? (
          <StandInForm errors={errors} expiry={refusal?.typed.cardExpiry ?? ""} />
        ) : null}
        {cardForm?.kind === "drop-in" ? <GatewayForm clientToken={cardForm.clientToken} /> : null}
        <PostForm reloadDocument className="grid">
          <button name="intent" value="without" className="button">
            Sign up without the promo code
          </button>
        </PostForm>
        <p className="text-center">
          <Link
            className="link inline-block py-2"
            to={paths.register({ kept: name })}
            reloadDocument
          >
            Change what you entered
          </Link>
        </p>
      </div>
    </section>
  );
}

function keptName(request: Request): string {
  return new URL(request.url).searchParams.get("kept") ?? "";
}
