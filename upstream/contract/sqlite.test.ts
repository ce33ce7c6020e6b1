import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "vitest";
import { declareContract, declareRules, declareYear, type OpenDatabase } from "./contract";
import { openDatabase } from "../db/open";

const open: OpenDatabase = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-contract-"));
  const db = openDatabase({ dataDir, apiKey: "", hasDemo: false });
  return { db, clean: () => rm(dataDir, { recursive: true }) };
};

describe("the v2 API on SQLite", () => declareContract(open));
describe("the rules of the v2 API", () => declareRules(open));
describe("a year of jobs on SQLite", () => declareYear(open));
