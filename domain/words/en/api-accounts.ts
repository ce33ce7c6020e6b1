export const en = {
  wrong_login: "Email or password is not right. Please check them and try again.",
  wrong_password: "This is not your password.",
  password_needed: "Please give your password to change this: {guarded}.",
  logins_busy: "Many people are logging in just now. Please try again in a few seconds.",
  email_taken: "There is already an account with this email. Log in, or reset its password.",
  pin_format: "Pin has to be {digits} digits",
  pin_wrong: "The PIN is not right, or no longer valid. Please check it, or ask for a new one.",
  too_many_pins:
    "No PIN was sent, because too many were asked for. One of the last {minutes} minutes still holds. Please try again tomorrow at this time.",
  too_many_links:
    "The link was sent {max} times within a day, which is the most. Please look for it among the spam, or ask for it again tomorrow.",
  promo_invalid: "This promo code is not valid any more.",
  promo_other_country: "This promo code is for another country.",
  promo_card_needed: "The card is needed for this promo code.",
  card_refused: "The card was refused. Please check it, or try another one.",
  card_gateway_unreachable:
    "The card gateway could not be reached. Nothing was charged. Please try again later.",
  no_card_gateway: "No card gateway is set up: only the published test cards are accepted.",
  demo_sends_no_emails: "The demo account sends no emails.",
  email_not_sent: "The email could not be sent. Please try again later.",
  confirmation_page: "The address of the page that confirms is needed.",
} as const;
