/**
 * The account that sent a request. For a customer's page, `accountId` is the negative id of the
 * company. `signal` is aborted when the caller no longer waits for the answer. Queues serve
 * accounts in turn.
 */
export type Requester = { accountId: number; signal: AbortSignal };
