import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Field } from "~/ui/field";
import { pressEnded, watchPresses } from "~/ui/press";
import { paths } from "~/paths";
import type { PromoAnswer, PromoShown } from "./act.server";

type Props = {
  code: string;
  /** As the server has found it. */
  promo: PromoShown | null;
  errors: Record<string, string>;
};

/**
 * The code, checked when the field is left, or by 'Verify'; `locked` is the country of one that
 * holds.
 */
export function usePromo({ code, promo }: Pick<Props, "code" | "promo">) {
  const { load, data } = useFetcher<PromoAnswer>();
  const [typed, setTyped] = useState(code);
  useEffect(() => watchPresses(), []);
  const found = [data?.promo, promo].find((each) => each?.code === typed.trim()) ?? null;
  return {
    found,
    locked: found?.isValid ? found.countryId : null,
    setTyped,
    check: async () => {
      if (!typed.trim() || found) return;
      // The field may be left for a button, which the answer would move.
      await pressEnded();
      load(paths.promotion(typed.trim()));
    },
  };
}

export function PromoField({
  code,
  errors,
  state,
}: Omit<Props, "promo"> & { state: ReturnType<typeof usePromo> }) {
  const { found, setTyped, check } = state;
  const said = found ? (found.isValid ? undefined : "Invalid Promo") : errors.promo;
  return (
    <details className="promo" open={code !== "" || errors.promo !== undefined}>
      <summary className="link inline-block py-3 text-sm">I have a promo code</summary>
      <div className="flex items-start gap-2">
        <Field
          className="min-w-0 flex-1"
          label="Promo code (optional)"
          name="promo"
          defaultValue={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={said}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => void check()}
        />
        <button name="intent" value="verify" className="button without-script mt-6">
          Verify
        </button>
      </div>
      <p role="status" className="promo-good">
        {found?.isValid ? "Promo Code Verified" : null}
      </p>
      {found?.price ? <p className="hint">{found.price}</p> : null}
    </details>
  );
}
