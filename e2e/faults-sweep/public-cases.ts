import { answerCaptcha } from "../../app/server/security/testing/answer-captcha";
import { readForm, textOf, withFields } from "./markup";
import { newEmail, type Shop } from "./shop";
import type { Fields } from "./visitor";
import type { Case, Prepared } from "./case";

const get = (path: string, more: Partial<Case> = {}): Case => ({
  name: "GET",
  prepare: async () => ({ path }),
  isPublic: true,
  ...more,
});

const TYPED = { name: "Typed Name", mobile: "012-999 0000", businessName: "Typed Sdn Bhd" };

async function fillSignUp(
  { visitor, email, promo }: Shop,
  { isPaid }: { isPaid: boolean },
): Promise<Fields> {
  const { body } = await visitor.open("/register");
  const country = /<option value="([^"]+)"[^>]*>Malaysia</.exec(body)?.[1] ?? "";
  const typed = {
    ...TYPED,
    email: newEmail(email),
    password: "kopi-o-kosong",
    countryId: country,
    terms: "on",
    captchaAnswer: answerCaptcha(textOf(body)),
    promo: isPaid ? promo : "",
  };
  return withFields(readForm(body, 'action="/register'), typed);
}

const signUp = (
  name: string,
  { isPaid, intent }: { isPaid: boolean; intent?: string },
  more: Partial<Case> = {},
): Case => ({
  name,
  isPublic: true,
  alone: { path: "/sign_up" },
  prepare: async (shop) => ({
    path: "/register",
    fields: withFields(await fillSignUp(shop, { isPaid }), intent ? { intent } : {}),
    typed: Object.values(TYPED),
  }),
  ...more,
});

async function atPayment(shop: Shop): Promise<string> {
  const { location } = await shop.visitor.ask({
    path: "/register",
    fields: await fillSignUp(shop, { isPaid: true }),
  });
  if (!location?.startsWith("/register/payment")) throw new Error(`the sign-up led to ${location}`);
  return location;
}

const pay = (name: string, fields: Fields): Case => ({
  name,
  isPublic: true,
  alone: { path: "/sign_up" },
  prepare: async (shop): Promise<Prepared> => ({ path: await atPayment(shop), fields }),
});

const CARD: Fields = [
  ["cardNumber", "4111111111111111"],
  ["cardExpiry", "12/30"],
  ["cardCode", "123"],
];

/** Before the login. */
export const publicCases: Record<string, Case[]> = {
  "routes/_public.login": [
    get("/login", { mayBeRight: true }),
    {
      name: "log in",
      isPublic: true,
      prepare: async ({ email, password }) => ({
        path: "/login",
        fields: [
          ["email", email],
          ["password", password],
        ],
        typed: [email],
      }),
    },
  ],
  "routes/_public.forgotPassword": [
    get("/forgotPassword", { mayBeRight: true }),
    {
      name: "send",
      isPublic: true,
      prepare: async ({ email }) => ({
        path: "/forgotPassword",
        fields: [["email", email]],
        typed: [email],
      }),
    },
  ],
  "routes/_public.requestPin.($email)": [
    get("/requestPin/a%40b.example", { mayBeRight: true }),
    {
      name: "reset",
      isPublic: true,
      words: /The PIN is not right/,
      alone: { path: "/password" },
      prepare: async ({ email }) => ({
        path: `/requestPin/${encodeURIComponent(email)}`,
        fields: [
          ["pin", "1234"],
          ["password", "kopi-o-kosong"],
        ],
      }),
    },
  ],
  // Its calls name no account, by which faults are asked for.
  "routes/_public.confirm_email.($token)": [
    // Nothing is asked of the API before its button is pressed.
    get("/confirm_email/of-nobody", { words: /Press the button|This link does not work any more/ }),
    {
      name: "confirm",
      isPublic: true,
      words: /This link does not work any more/,
      prepare: async () => ({ path: "/confirm_email/of-nobody", fields: [] }),
    },
  ],
  // The lists to choose from are remembered.
  "routes/_public.register": [
    get("/register", { mayBeRight: true }),
    // A code whose check fails counts as none.
    {
      ...signUp("verify", { isPaid: true, intent: "verify" }, { words: /Invalid Promo/ }),
      alone: undefined,
    },
    signUp("sign up", { isPaid: false }),
    signUp("to pay", { isPaid: true }),
  ],
  "routes/_public.register_.payment": [
    // A code whose check fails counts as none.
    {
      name: "GET",
      isPublic: true,
      words: /Invalid Promo/,
      prepare: async (shop) => ({ path: await atPayment(shop) }),
    },
    pay("pay", CARD),
    pay("without", [["intent", "without"]]),
  ],
};
