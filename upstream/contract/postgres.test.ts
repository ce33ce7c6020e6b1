import { declareContract, declareYear, type OpenDatabase } from "./contract";
import { describePostgres, openPostgres } from "../testing/postgres";

const open: OpenDatabase = async () => ({
  db: await openPostgres(),
  clean: () => Promise.resolve(),
});

describePostgres("the v2 API on PostgreSQL", () => declareContract(open));
describePostgres("a year of jobs on PostgreSQL", () => declareYear(open));
