export const en = {
  names: {
    serviceTax: "Service tax",
    salesTax: "Sales tax",
    gst: "GST",
    exempt: "Exempt",
    zeroRated: "Zero-rated",
    outOfScope: "Out of scope",
  },
} as const;
