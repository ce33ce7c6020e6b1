export const en = {
  ssm: "This is no SSM number: 12 digits such as 201901000005, or the old form such as 1312525-A.",
  uen: "This is no UEN: 9 or 10 characters that end in a letter, such as 53312345A or 201912345K.",
  tin: "This is no TIN: IG and digits for a person, C and digits for a company.",
  tinEnd: "A TIN that is not a person's ends in 0. Please check the last digit.",
  tinTooLong: "A TIN has at most {max} characters.",
  msic: "An MSIC code has 5 digits, such as 47191.",
  payNow:
    "PayNow goes to a UEN such as 201912345K, or to a Singapore mobile number such as +65 9123 4567.",
  payNowNric:
    "This looks like an NRIC or FIN. It would be printed on every invoice, and personal numbers may not be given away: use the UEN or a mobile number.",
  noPaymentCode: "This is a QR code, but not one for payments.",
  damagedCode: "This payment code is damaged. Please take another picture of it.",
  noDuitNow: "This is a payment code, but not a DuitNow one. Please use the DuitNow QR.",
  noRinggit: "This DuitNow code is not for payments in ringgit in Malaysia.",
} as const;
