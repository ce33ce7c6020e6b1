/** How much an account holds: characters. */
export const ACCOUNT_LIMITS = {
  email: 254,
  leastPassword: 4,
  password: 200,
  personName: 100,
  promoCode: 40,
} as const;
