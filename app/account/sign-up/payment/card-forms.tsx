import { useLocation } from "@remix-run/react";
import { useContext } from "react";
import { Field, RequiredHint } from "~/ui/field";
import { PageContext } from "~/ui/page-context";
import { PostForm } from "~/ui/post-form";
import { paths } from "~/paths";
import { useDropIn } from "./drop-in";

/**
 * The card form when no gateway is configured. The form accepts test cards only and tells the user so.
 */
export function StandInForm({
  errors,
  expiry,
}: {
  errors: Record<string, string>;
  expiry: string;
}) {
  return (
    <PostForm reloadDocument className="grid gap-4" noValidate autoComplete="off">
      <div className="notice">
        <p className="font-semibold">This is a trial run of the payment.</p>
        <p>
          No card gateway is set up here, so nothing is ever charged. Do not enter a real card. The
          test card 4111 1111 1111 1111 is accepted, 4000 1111 1111 1115 is declined.
        </p>
      </div>
      <RequiredHint />
      <Field
        label="Test card number"
        isRequired
        name="cardNumber"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        error={errors.cardNumber}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field
          label="Expiry (MM/YY)"
          isRequired
          name="cardExpiry"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          defaultValue={expiry}
          error={errors.cardExpiry}
        />
        <Field label="CVV" name="cardCode" inputMode="numeric" autoComplete="off" maxLength={4} />
      </div>
      <button className="button button-main">Proceed</button>
    </PostForm>
  );
}

/**
 * Shows Braintree's card form, which needs script. In Lite mode, shows a button that turns Lite mode
 * off.
 */
export function GatewayForm({ clientToken }: { clientToken: string }) {
  const { isLite } = useContext(PageContext);
  return isLite ? <GatewayInLite /> : <DropInForm clientToken={clientToken} />;
}

function GatewayInLite() {
  const { pathname, search } = useLocation();
  return (
    <PostForm action={paths.lite()} reloadDocument className="grid gap-4">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <p className="notice">Save data leaves out the card form. What you entered is kept.</p>
      <button name="lite" value="off" className="button button-main">
        Turn off Save data and pay by card
      </button>
    </PostForm>
  );
}

/** Shows Braintree's form, which sends the card data to Braintree only. */
function DropInForm({ clientToken }: { clientToken: string }) {
  const { container, state, submit } = useDropIn(clientToken);
  return (
    <PostForm
      reloadDocument
      className="grid gap-4"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p className="notice without-script">
        The card form cannot be shown in this browser. You can sign up without the promo code below,
        and go on with the free trial.
      </p>
      {state === "loading" ? (
        <p className="needs-script text-quiet">The card form is being opened.</p>
      ) : null}
      <div role="alert">
        {state === "failed" ? (
          <p className="notice notice-error">
            The card form did not arrive. Reload this page to try again, or sign up without the
            promo code.
          </p>
        ) : null}
        {state === "refused" ? <p className="notice notice-error">Please check the card.</p> : null}
      </div>
      <div ref={container} />
      <input type="hidden" name="nonce" />
      <button
        className="needs-script button button-main"
        disabled={state === "loading" || state === "failed"}
      >
        Proceed
      </button>
    </PostForm>
  );
}
