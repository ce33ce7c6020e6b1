import { useEffect, useState } from "react";
import { signUpWords as words } from "../../../domain/words/sign-up";
import { Field } from "~/ui/field";
import { findProof } from "~/lib/proof";

type Props = { captcha: { token: string; question: string }; error: string | undefined };

/**
 * A question that keeps programs from signing up. With script, a proof of work replaces the
 * question; the browser computes it in the background.
 */
export function CaptchaField({ captcha: { token, question }, error }: Props) {
  const [computed, setComputed] = useState({ token: "", proof: "" });
  useEffect(() => {
    let isActive = true;
    void findProof(token, () => isActive).then((proof) => proof && setComputed({ token, proof }));
    return () => {
      isActive = false;
    };
  }, [token]);
  const proof = computed.token === token ? computed.proof : "";
  return (
    <>
      <input type="hidden" name="captchaToken" value={token} />
      <input type="hidden" name="captchaProof" value={proof} />
      {proof ? (
        <p className="hint" role="status">
          {words.captcha.passed}
        </p>
      ) : (
        <Field
          label={question}
          isRequired
          name="captchaAnswer"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          hint={words.captcha.hint}
          error={error}
        />
      )}
    </>
  );
}
