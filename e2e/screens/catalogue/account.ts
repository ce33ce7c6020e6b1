import { getNoPath } from "../forms";
import { SIGN_UP } from "../records";
import {
  createPostResultScreen,
  assignOwner,
  createStateScreen,
  createPageScreen,
  createPostScreen,
} from "../screen";

const STRANGER = "mei@example.test";
const PAYMENT = "/register/payment?kept={kept}";
const PIN = "/requestPin/{email}";
const SIGN_UP_FORM = { formTagText: 'action="/register', storedFormPath: getNoPath };

/** Returns the form of the sign-up; `choices` replaces the usual choices of the same names. */
const signUpForm = (choices: Record<string, string> = {}) => ({
  ...SIGN_UP_FORM,
  typed: SIGN_UP.typed,
  choices: { ...SIGN_UP.choices, ...choices },
});
const cardForm = (cardNumber: string) => ({
  ...{ formTagText: null, storedFormPath: getNoPath },
  choices: { cardNumber, cardExpiry: "12/30", cardCode: "123" },
});
const signUpCalls = { ownCalls: { path: "/sign_up" } };

/** The screens before the login. */
export const account = assignOwner("nobody", [
  createPageScreen("Login", "/login", { maySucceed: true, isMain: true, expectedText: "LOG IN" }),
  createStateScreen("Login, filled in for the demo", "/login?demo=1", { expectedText: "LOG IN" }),
  createPostScreen("Log in", "/login", {
    ...{
      storedFormPath: getNoPath,
      typed: { email: "{email}" },
      choices: { password: "{password}" },
    },
  }),
  createPostResultScreen(
    "Login, refused",
    "/login",
    { typed: { email: STRANGER, password: "not this one" } },
    { expectedText: "Email or password is not right" },
  ),
  createPostResultScreen(
    "Login, left blank",
    "/login",
    {},
    { expectedText: "Please check the following" },
  ),
  // The page can succeed without the API, because the lists of the sign-up are cached.
  createPageScreen("Sign Up", "/register", { maySucceed: true }),
  createStateScreen("Sign Up, terms agreed to", "/register", {
    expectedText: /Security check passed|How much is/,
    steps: async ({ page, say }) => {
      await page.getByLabel(say("I agree to the terms")).check();
      await page.getByRole("button", { name: say("SIGN UP") }).scrollIntoViewIfNeeded();
    },
  }),
  createPostResultScreen(
    "Sign Up, refused",
    "/register",
    { ...SIGN_UP_FORM, choices: { terms: "on", captchaAnswer: SIGN_UP.choices.captchaAnswer } },
    { expectedText: "Mobile No. is required" },
  ),
  // A code whose check fails counts as invalid.
  createPostScreen(
    "Sign Up with a promo code",
    "/register",
    signUpForm({ promo: "{promo}", intent: "verify" }),
    {
      faultText: /Invalid Promo/,
      isPictured: true,
      expectedText: "Promo Code Verified",
    },
  ),
  createPostResultScreen(
    "Sign Up with a wrong promo code",
    "/register",
    signUpForm({ promo: "NO-SUCH-CODE", intent: "verify" }),
    { expectedText: "Invalid Promo" },
  ),
  createPostScreen("Sign Up, sent", "/register", signUpForm(), signUpCalls),
  createPostScreen("Sign Up, to pay", "/register", signUpForm({ promo: "{promo}" }), signUpCalls),
  // A code whose check fails counts as invalid.
  createPageScreen("Payment", PAYMENT, {
    faultText: /Invalid Promo/,
    expectedText: "Monthly Renewal",
  }),
  createPostScreen("Payment, paid", PAYMENT, cardForm("4111111111111111"), signUpCalls),
  createPostScreen(
    "Payment, without the code",
    PAYMENT,
    {
      ...{ formTagText: null, storedFormPath: getNoPath, choices: { intent: "without" } },
    },
    signUpCalls,
  ),
  createPostResultScreen("Payment, refused", PAYMENT, cardForm("4000111111111115"), {
    expectedText: "The card was refused.",
  }),
  createPageScreen("Forgot Password", "/forgotPassword", {
    maySucceed: true,
    expectedText: "SENT RESET LINK",
  }),
  createPostResultScreen(
    "Forgot Password, refused",
    "/forgotPassword",
    { typed: { email: "nobody" } },
    { expectedText: "Valid email required." },
  ),
  createPostScreen(
    "Forgot Password, sent",
    "/forgotPassword",
    { storedFormPath: getNoPath, typed: { email: "{email}" } },
    { isPictured: true, expectedText: "Your email has been sent" },
  ),
  createPageScreen("Reset Password", PIN, { maySucceed: true, expectedText: "RESET PASSWORD" }),
  createStateScreen("Reset Password, without an email", "/requestPin"),
  createPostScreen(
    "Reset Password, a wrong PIN",
    PIN,
    { storedFormPath: getNoPath, choices: { pin: "1234", password: "kopi-o-kosong" } },
    { faultText: /The PIN is not right/, ownCalls: { path: "/password" }, isPictured: true },
  ),
  createPostResultScreen(
    "Reset Password, left blank",
    PIN,
    {},
    {
      expectedText: "4-digit PIN and New Password cannot be empty.",
    },
  ),
  createStateScreen("Reset Password, done", `${PIN}?done=1`, {
    expectedText: "Your password has been reset.",
  }),
  createPageScreen("Confirm Email", "/confirm_email/{confirmation}", {
    expectedText: "Press the button",
    // The call that checks the link names no account, so no fault of the owner's calls reaches it.
    faultText: /Press the button|This link does not work any more/,
  }),
  createPostScreen(
    "Confirm Email, a link that was used",
    "/confirm_email/of-nobody",
    { formTagText: null, storedFormPath: getNoPath },
    {
      ...{ faultText: /This link does not work any more/, isPictured: true },
      expectedText: "This link does not work any more",
    },
  ),
  createStateScreen("Confirm Email, done", "/confirm_email?done=1", {
    expectedText: "Your email is confirmed.",
  }),
]);
