import { ACCOUNT_LIMITS } from "../../../domain/limits/accounts";
import { useEffect, useState } from "react";
import { signUpWords as words } from "../../../domain/words/sign-up";
import { Field } from "~/ui/field";
import { withLoadingIndicator } from "~/ui/loading-state";
import { waitForPressEnd, watchPresses } from "~/ui/press";
import { paths } from "~/paths";
import type { PromoAnswer, PromoView } from "./promo.server";

type Props = {
  code: string;
  /** The result of the server's check; null when the server has checked no code. */
  promo: PromoView | null;
  errors: Record<string, string>;
};

/**
 * Holds the state of the promo field. `check` checks the typed code and is called when the user
 * leaves the field. `lockedCountryId` is the id of the country of a valid code; null without one.
 */
export function usePromo({ code, promo }: Pick<Props, "code" | "promo">) {
  const [typed, setTyped] = useState(code);
  /** The results of checks in the browser, by code; null when the check failed. */
  const [results, setResults] = useState<Record<string, PromoView | null>>({});
  useEffect(() => watchPresses(), []);
  const trimmed = typed.trim();
  const candidates = [results[trimmed], promo].filter((result) => result?.code === trimmed);
  const promoView = candidates.find((result) => result?.isChecked) ?? null;
  return {
    promoView,
    isUnchecked: !promoView && (candidates.length > 0 || results[trimmed] === null),
    lockedCountryId: promoView?.isValid ? promoView.countryId : null,
    setTyped,
    check: async () => {
      if (!trimmed || promoView) return;
      // The result can move the button that the user is pressing.
      await waitForPressEnd();
      const answer = await fetchPromo(trimmed);
      setResults((before) => ({ ...before, [trimmed]: answer }));
    },
  };
}

/** Returns null when the server cannot be reached or answers with an error. */
async function fetchPromo(code: string): Promise<PromoView | null> {
  try {
    // eslint-disable-next-line no-restricted-globals -- the app's own address, from the browser
    const response = await withLoadingIndicator(fetch(paths.promotion(code)));
    return response.ok ? ((await response.json()) as PromoAnswer).promo : null;
  } catch {
    return null;
  }
}

export function PromoField({
  code,
  errors,
  state,
}: Omit<Props, "promo"> & { state: ReturnType<typeof usePromo> }) {
  const { promoView, isUnchecked, setTyped, check } = state;
  const isInvalid = isUnchecked || promoView?.isValid === false;
  const message = isInvalid ? words.invalidPromo : promoView ? undefined : errors.promo;
  return (
    <details className="promo" open={code !== "" || errors.promo !== undefined}>
      <summary className="link inline-block py-3 text-sm">{words.hasPromo}</summary>
      <div className="flex items-start gap-2">
        <Field
          className="min-w-0 flex-1"
          label={words.promo}
          name="promo"
          defaultValue={code}
          maxLength={ACCOUNT_LIMITS.promoCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={message}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => void check()}
        />
        <button name="intent" value="verify" className="button without-script mt-6">
          {words.verify}
        </button>
      </div>
      <p role="status" className="promo-good">
        {promoView?.isValid ? words.promoVerified : null}
      </p>
      {isUnchecked ? <UncheckedPromoNotice /> : null}
      {promoView?.price ? <p className="hint">{promoView.price}</p> : null}
    </details>
  );
}

function UncheckedPromoNotice() {
  return (
    <p role="status" className="hint">
      {words.unchecked} <span className="without-script">{words.pressVerify}</span>
      <span className="needs-script">{words.leaveField}</span>
    </p>
  );
}
