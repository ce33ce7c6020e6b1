export const en = {
  compulsory: "This field is compulsory",
  invalidEmail: "Valid email required.",
  writeAmount: "Write {amount}.",
  tooLong: "Use at most {max} characters.",
  passwordTooShort: "Password has to be more than {min} characters",
  passwordTooLong: "Password can have at most {max} characters",
  passwordHint: "{min} characters at least; 8 or more are safer.",
} as const;
