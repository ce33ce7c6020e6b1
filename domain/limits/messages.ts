/** How much a message to a customer holds: characters. */
export const MESSAGE_LIMITS = {
  /** As it is typed, with words around it. */
  phone: 50,
  subject: 250,
  text: 4_000,
} as const;
