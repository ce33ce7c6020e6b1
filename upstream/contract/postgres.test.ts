import { contract } from "./contract";
import { describePostgres, openPostgres } from "../testing/postgres";

describePostgres("the v2 API on PostgreSQL", () => {
  contract(async () => ({ db: await openPostgres(), clean: () => Promise.resolve() }));
});
