/** The HTTP status and the JSON body of an answer. */
export type Answer = { status: 200 | 201 | 202; body: object };
