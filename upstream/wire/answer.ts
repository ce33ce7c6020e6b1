export type Answer = { status: 200 | 201; body: object };
