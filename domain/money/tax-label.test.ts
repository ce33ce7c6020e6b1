import { expect, it } from "vitest";
import { formatTaxLabel, formatTaxLabelWithCode } from "./tax-label";

it.each([
  ["SV-8", "8", "Service tax", "Service tax 8%", "Service tax 8% (SV-8)"],
  ["SR", "9", "GST", "GST 9%", "GST 9% (SR)"],
  ["XX", "0.5", "Levy", "Levy 0.5%", "Levy 0.5% (XX)"],
  ["ZR", "0", "Zero-rated", "Zero-rated", "Zero-rated (ZR)"],
  ["EX", "0.00", "Exempt", "Exempt", "Exempt (EX)"],
  ["TX-8", "8", "", "TX-8 8%", "TX-8 8%"],
  ["ZZ", "0", "", "ZZ 0%", "ZZ 0%"],
  ["", "8", "", "8%", "8%"],
])(
  "the code %s at %s% with the name %j has the label %s, and %s with its code",
  (code, rate, name, label, withCode) => {
    expect(formatTaxLabel({ code, rate, name })).toBe(label);
    expect(formatTaxLabelWithCode({ code, rate, name })).toBe(withCode);
  },
);
