export const en = {
  hint: "PNG or JPEG, at most {megabytes} MB and {pixels} pixels a side",
  tooLarge: "This picture has more than {megabytes} MB. Please choose a smaller one.",
} as const;
