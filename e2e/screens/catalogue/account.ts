import { NOWHERE } from "../forms";
import { SIGN_UP } from "../records";
import { answer, by, look, page, post } from "../screen";

const STRANGER = "mei@example.test";
const PAYMENT = "/register/payment?kept={kept}";
const PIN = "/requestPin/{email}";
const SIGN_UP_FORM = { mark: 'action="/register', kept: NOWHERE };

/** The fields of the sign-up, with more of them pressed. */
const signUp = (press: Record<string, string> = {}) => ({
  ...SIGN_UP_FORM,
  typed: SIGN_UP.typed,
  press: { ...SIGN_UP.press, ...press },
});
const card = (cardNumber: string) => ({
  ...{ mark: null, kept: NOWHERE },
  press: { cardNumber, cardExpiry: "12/30", cardCode: "123" },
});
const sent = { alone: { path: "/sign_up" } };

/** Before the login. */
export const account = by("nobody", [
  page("Login", "/login", { mayBeRight: true, isMain: true, sees: "LOG IN" }),
  look("Login, filled in for the demo", "/login?demo=1", { sees: "LOG IN" }),
  post("Log in", "/login", {
    ...{ kept: NOWHERE, typed: { email: "{email}" }, press: { password: "{password}" } },
  }),
  answer(
    "Login, refused",
    "/login",
    { typed: { email: STRANGER, password: "not this one" } },
    { sees: "Email or password is not right" },
  ),
  answer("Login, left blank", "/login", {}, { sees: "Please check the following" }),
  // The lists to choose from are remembered.
  page("Sign Up", "/register", { mayBeRight: true }),
  look("Sign Up, terms agreed to", "/register", {
    sees: /Security check passed|How much is/,
    steps: async ({ page }) => {
      await page.getByLabel("I agree to the terms").check();
      await page.getByRole("button", { name: "SIGN UP" }).scrollIntoViewIfNeeded();
    },
  }),
  answer(
    "Sign Up, refused",
    "/register",
    { ...SIGN_UP_FORM, press: { terms: "on", captchaAnswer: SIGN_UP.press.captchaAnswer } },
    { sees: "Mobile No. is required" },
  ),
  // A code whose check fails counts as none.
  post("Sign Up with a promo code", "/register", signUp({ promo: "{promo}", intent: "verify" }), {
    words: /Invalid Promo/,
    isPictured: true,
    sees: "Promo Code Verified",
  }),
  answer(
    "Sign Up with a wrong promo code",
    "/register",
    signUp({ promo: "NO-SUCH-CODE", intent: "verify" }),
    { sees: "Invalid Promo" },
  ),
  post("Sign Up, sent", "/register", signUp(), sent),
  post("Sign Up, to pay", "/register", signUp({ promo: "{promo}" }), sent),
  // A code whose check fails counts as none.
  page("Payment", PAYMENT, { words: /Invalid Promo/, sees: "Monthly Renewal" }),
  post("Payment, paid", PAYMENT, card("4111111111111111"), sent),
  post(
    "Payment, without the code",
    PAYMENT,
    {
      ...{ mark: null, kept: NOWHERE, press: { intent: "without" } },
    },
    sent,
  ),
  answer("Payment, refused", PAYMENT, card("4000111111111115"), {
    sees: "The card was refused.",
  }),
  page("Forgot Password", "/forgotPassword", { mayBeRight: true, sees: "SENT RESET LINK" }),
  answer(
    "Forgot Password, refused",
    "/forgotPassword",
    { typed: { email: "nobody" } },
    { sees: "Valid email required." },
  ),
  post(
    "Forgot Password, sent",
    "/forgotPassword",
    { kept: NOWHERE, typed: { email: "{email}" } },
    { isPictured: true, sees: "Your email has been sent" },
  ),
  page("Reset Password", PIN, { mayBeRight: true, sees: "RESET PASSWORD" }),
  look("Reset Password, without an email", "/requestPin"),
  post(
    "Reset Password, a wrong PIN",
    PIN,
    { kept: NOWHERE, press: { pin: "1234", password: "kopi-o-kosong" } },
    { words: /The PIN is not right/, alone: { path: "/password" }, isPictured: true },
  ),
  answer(
    "Reset Password, left blank",
    PIN,
    {},
    {
      sees: "4-digit PIN and New Password cannot be empty.",
    },
  ),
  look("Reset Password, done", `${PIN}?done=1`, { sees: "Your password has been reset." }),
  // Nothing is asked of the API before the button is pressed; its calls name no account.
  page("Confirm Email", "/confirm_email/of-nobody", {
    words: /Press the button|This link does not work any more/,
  }),
  post(
    "Confirm Email, a link that was used",
    "/confirm_email/of-nobody",
    { mark: null, kept: NOWHERE },
    {
      ...{ words: /This link does not work any more/, isPictured: true },
      sees: "This link does not work any more",
    },
  ),
  look("Confirm Email, done", "/confirm_email?done=1", { sees: "Your email is confirmed." }),
]);
