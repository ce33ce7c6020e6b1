/** Whose request it is; `signal` tells when nobody waits for its answer any longer. */
export type Requester = { accountId: number; signal: AbortSignal };
