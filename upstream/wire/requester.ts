/**
 * The account that sent a request. `signal` is aborted when the caller no longer waits for the
 * answer. Queues serve accounts in turn.
 */
export type Requester = { accountId: number; signal: AbortSignal };
