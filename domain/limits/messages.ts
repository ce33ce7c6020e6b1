/** The limits of a message to a customer, in characters. */
export const MESSAGE_LIMITS = {
  subject: 250,
  text: 4_000,
} as const;
