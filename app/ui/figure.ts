/** What fields of figures share: more than any amount, rate or quantity that is read. */
export const FIGURE_INPUT = { inputMode: "decimal", autoComplete: "off", maxLength: 40 } as const;
