/**
 * The attributes of fields for amounts, rates and quantities. No valid figure is longer than
 * `maxLength`.
 */
export const FIGURE_INPUT = { inputMode: "decimal", autoComplete: "off", maxLength: 40 } as const;
