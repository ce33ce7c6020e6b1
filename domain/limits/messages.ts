/** How much a message to a customer holds: characters. */
export const MESSAGE_LIMITS = {
  subject: 250,
  text: 4_000,
} as const;
