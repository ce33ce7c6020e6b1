export const en = {
  title: "Subscription & Payment Info",
  plan: "Plan",
  first: "First charge, discounted",
  after: "After that",
  without: "Sign up without the promo code",
  change: "Change what you entered",
  promoEnded: {
    title: "Invalid Promo",
    text: "This promo code is not valid any more. Sign up without it, or go back and enter another.",
  },
  trialRun: {
    title: "This is a trial run of the payment.",
    text: "No card gateway is set up here, so nothing is ever charged. Do not enter a real card. The test card 4111 1111 1111 1111 is accepted, 4000 1111 1111 1115 is declined.",
  },
  cardNumber: "Test card number",
  onlyTestCards: "Only the published test cards are taken here.",
  expiry: "Expiry",
  expiryField: "Expiry (MM/YY)",
  invalidExpiry: "Enter the month and the year, such as 08/29.",
  expired: "This card has expired. Use another card.",
  cvv: "CVV",
  cardMissing: "The card is still missing.",
  proceed: "Proceed",
  lite: "Save data leaves out the card form. What you entered is kept.",
  leaveLite: "Turn off Save data and pay by card",
  needsScript:
    "The card form cannot be shown in this browser. You can sign up without the promo code below, and go on with the free trial.",
  loading: "The card form is being opened.",
  failed:
    "The card form did not arrive. Reload this page to try again, or sign up without the promo code.",
  refused: "Please check the card.",
} as const;
