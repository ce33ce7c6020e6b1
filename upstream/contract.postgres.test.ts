import { describe } from "vitest";
import { contract } from "./contract/contract";
import { openPglite } from "./testing/pglite";

describe("the v2 API on PostgreSQL", () => {
  contract(() => Promise.resolve({ db: openPglite(), clean: () => Promise.resolve() }));
});
