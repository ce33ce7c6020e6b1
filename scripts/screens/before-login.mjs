import { answerCaptcha } from "../../app/server/security/testing/answer-captcha.ts";
import { click, fill } from "./steps.mjs";

/** @typedef {import("./types").Visit} Visit */

/** One that is refused. */
const card = { "Test card number": "4000 1111 1111 1115", Expiry: "12/30", CVV: "123" };
const stranger = "mei@example.test";

/** It is folded. @param {import("playwright").Page} page @param {string} code */
async function fillInPromo(page, code) {
  await page.getByText("I have a promo code").click();
  await fill(page, { "Promo code (optional)": code });
}

/** The sign-up, filled in; an email has one account at most. */
async function fillInSignUp(/** @type {Visit} */ { page }, promo = "") {
  if (promo) await fillInPromo(page, promo);
  await fill(page, {
    Name: "Mei Ling",
    "Mobile number": "012-345 6789",
    Email: stranger,
    Password: "kopi-o-kosong",
    "Business name": "Roti & Kopi",
  });
  await page.getByLabel("Business country").selectOption({ label: "Malaysia" });
  await page.getByLabel("I agree to the terms").check();
}

/** With script the proof is worked out by itself; without, the question is answered. */
async function passCaptcha(/** @type {Visit} */ { page, hasScript }) {
  if (hasScript) return page.getByText("Security check passed.").waitFor();
  const field = page.getByLabel(/^How much is/);
  return field.fill(answerCaptcha(await page.getByText(/^How much is/).innerText()));
}

async function goToPayment(/** @type {Visit} */ visit) {
  await fillInSignUp(visit, "LEJAR-MY");
  await passCaptcha(visit);
  await click(visit.page, "SIGN UP");
  await visit.page.getByLabel("Test card number").waitFor();
}

/** @type {import("./types").Chapter} */
export const beforeLogin = {
  title: "Before the login",
  screens: [
    {
      id: "login",
      title: "Login",
      address: "/login",
      words: "Email and password, and the ways to sign up, to a new password and to the demo.",
      as: "nobody",
      sees: "LOG IN",
      isMain: true,
    },
    {
      id: "login-demo",
      title: "Login, filled in for the demo",
      address: "/login?demo=1",
      words: "'Try demo' fills in the public demo account.",
      as: "nobody",
      sees: "LOG IN",
    },
    {
      id: "login-refused",
      title: "Login, refused",
      address: "/login",
      as: "nobody",
      sees: "Email or password is not right",
      words: "What is wrong stands on top and has the focus; the email stays.",
      steps: async ({ page }) => {
        await fill(page, { Email: stranger, Password: "not this one" });
        await click(page, "LOG IN");
      },
    },
    {
      id: "login-empty",
      title: "Login, left blank",
      address: "/login",
      as: "nobody",
      sees: "Please check the following",
      words: "Each message stands beside its field, and on top as a link to it.",
      steps: ({ page }) => click(page, "LOG IN"),
    },
    {
      id: "register",
      title: "Sign Up",
      address: "/register",
      words: "A person signs up together with a business; the promo code is folded to one line.",
      as: "nobody",
      sees: "I agree to the terms",
    },
    {
      id: "register-agreed",
      title: "Sign Up, terms agreed to",
      address: "/register",
      as: "nobody",
      sees: "SIGN UP",
      words:
        "The captcha and the button appear once the box is ticked; the links follow the country.",
      steps: async (visit) => {
        await fillInSignUp(visit);
        await passCaptcha(visit);
        await visit.page.getByRole("button", { name: "SIGN UP" }).scrollIntoViewIfNeeded();
      },
    },
    {
      id: "register-refused",
      title: "Sign Up, refused",
      address: "/register",
      as: "nobody",
      sees: "Mobile No. is required",
      words: "Everything typed is kept but the password.",
      steps: async (visit) => {
        await visit.page.getByLabel("I agree to the terms").check();
        await passCaptcha(visit);
        await click(visit.page, "SIGN UP");
      },
    },
    {
      id: "register-promo",
      title: "Sign Up with a promo code",
      address: "/register",
      as: "nobody",
      sees: "Promo Code Verified",
      words: "A code that holds says what it costs, and locks the country to its own.",
      steps: async ({ page, hasScript }) => {
        await fillInPromo(page, "LEJAR-MY");
        if (hasScript) await page.getByLabel("Promo code").blur();
        else await click(page, "Verify");
      },
    },
    {
      id: "register-promo-refused",
      title: "Sign Up with a wrong promo code",
      address: "/register",
      as: "nobody",
      sees: "Invalid Promo",
      words: "A code that is none is told beside its field.",
      steps: async ({ page, hasScript }) => {
        await fillInPromo(page, "NO-SUCH-CODE");
        if (hasScript) await page.getByLabel("Promo code").blur();
        else await click(page, "Verify");
      },
    },
    {
      id: "payment",
      title: "Subscription & Payment Info",
      address: "/register/payment?kept={name}",
      as: "nobody",
      sees: "Monthly Renewal",
      words:
        "The plan, its first charge and the card; without gateway keys a stand-in that " +
        "charges nothing.",
      steps: async (visit) => {
        await visit.open("/register");
        await goToPayment(visit);
      },
    },
    {
      id: "payment-refused",
      title: "Payment, refused",
      address: "/register/payment?kept={name}",
      as: "nobody",
      sees: "The card was refused.",
      words: "Another card can be tried, or the sign-up done without the promo code.",
      steps: async (visit) => {
        await visit.open("/register");
        await goToPayment(visit);
        for (const [label, value] of Object.entries(card))
          await visit.page.getByLabel(label).fill(value);
        await click(visit.page, "Proceed");
      },
    },
    {
      id: "forgot",
      title: "Forgot Password",
      address: "/forgotPassword",
      words: "Asks for the email that the PIN is sent to.",
      as: "nobody",
      sees: "SENT RESET LINK",
    },
    {
      id: "forgot-refused",
      title: "Forgot Password, refused",
      address: "/forgotPassword",
      words: "An email that is none.",
      as: "nobody",
      sees: "Valid email required.",
      steps: async ({ page }) => {
        await fill(page, { Email: "nobody" });
        await click(page, "SENT RESET LINK");
      },
    },
    {
      id: "forgot-sent",
      title: "Forgot Password, sent",
      address: "/forgotPassword",
      words: "The same for a known email and an unknown one; DONE leads to the PIN.",
      as: "nobody",
      sees: "Your email has been sent",
      steps: async ({ page }) => {
        await fill(page, { Email: stranger });
        await click(page, "SENT RESET LINK");
      },
    },
    {
      id: "pin",
      title: "Reset Password",
      address: "/requestPin/mei%40example.test",
      words: "The PIN of the mail, and a new password.",
      as: "nobody",
      sees: "RESET PASSWORD",
    },
    {
      id: "pin-email",
      title: "Reset Password, without an email",
      address: "/requestPin",
      words: "Asks first whose password it is.",
      as: "nobody",
      sees: "Reset Password",
    },
    {
      id: "pin-refused",
      title: "Reset Password, refused",
      address: "/requestPin/mei%40example.test",
      words: "What is missing, in one sentence.",
      as: "nobody",
      sees: "4-digit PIN and New Password cannot be empty.",
      steps: ({ page }) => click(page, "RESET PASSWORD"),
    },
    {
      id: "pin-done",
      title: "Reset Password, done",
      address: "/requestPin/mei%40example.test?done=1",
      words: "OK leads to the login.",
      as: "nobody",
      sees: "Your password has been reset.",
    },
    {
      id: "confirm-email-used",
      title: "Confirm Email, a link that was used",
      address: "/confirm_email/of-nobody",
      words: "The same for a link that is none.",
      as: "nobody",
      sees: "This link does not work any more",
    },
    {
      id: "confirm-email-done",
      title: "Confirm Email, done",
      address: "/confirm_email?done=1",
      words: "OK leads home, or to the login.",
      as: "nobody",
      sees: "Your email is confirmed.",
    },
    {
      id: "login-dark",
      title: "Login, dark",
      address: "/login",
      words: "Dark follows the phone's own setting.",
      as: "nobody",
      sees: "LOG IN",
      isDark: true,
    },
  ],
};
