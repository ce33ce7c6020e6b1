import { declareContract } from "./contract";
import { describePostgres, openPostgres } from "../testing/postgres";

describePostgres("the v2 API on PostgreSQL", () => {
  declareContract(async () => ({ db: await openPostgres(), clean: () => Promise.resolve() }));
});
