import { useLocation } from "@remix-run/react";
import { useContext } from "react";
import { signUpPaymentWords as words } from "../../../../domain/words/sign-up-payment";
import { PUBLIC_FORM_ID } from "~/account/layout/public-form";
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
    <PostForm
      id={PUBLIC_FORM_ID}
      reloadDocument
      className="grid gap-4"
      noValidate
      autoComplete="off"
    >
      <div className="notice">
        <p className="font-semibold">{words.trialRun.title}</p>
        <p>{words.trialRun.text}</p>
      </div>
      <RequiredHint />
      <Field
        label={words.cardNumber}
        isRequired
        name="cardNumber"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        error={errors.cardNumber}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={words.expiryField}
          isRequired
          name="cardExpiry"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          defaultValue={expiry}
          error={errors.cardExpiry}
        />
        <Field
          label={words.cvv}
          name="cardCode"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
      </div>
      <button className="button button-main">{words.proceed}</button>
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
      <p className="notice">{words.lite}</p>
      <button name="lite" value="off" className="button button-main">
        {words.leaveLite}
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
      <p className="notice without-script">{words.needsScript}</p>
      {state === "loading" ? <p className="needs-script text-quiet">{words.loading}</p> : null}
      <div role="alert">
        {state === "failed" ? <p className="notice notice-error">{words.failed}</p> : null}
        {state === "refused" ? <p className="notice notice-error">{words.refused}</p> : null}
      </div>
      <div ref={container} />
      <input type="hidden" name="nonce" />
      <button
        className="needs-script button button-main"
        disabled={state === "loading" || state === "failed"}
      >
        {words.proceed}
      </button>
    </PostForm>
  );
}
