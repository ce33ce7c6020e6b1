/** The answer of a route: the HTTP status and the JSON body. */
export type Answer = { status: 200 | 201; body: object };
