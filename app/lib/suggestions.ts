/** Names that a search may have meant. */
export type Suggestions = { customers: string[]; contacts: string[]; items: string[] };
