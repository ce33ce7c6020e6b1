import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Schema } from "./schema";

/** Stands for a value while a query is compiled. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * A query that is asked at nearly every request: built and compiled at its first use, and from then
 * on run with new values. `value` stands for the value of that name.
 */
export function preparedQuery<Name extends string, Row>(
  db: Kysely<Schema>,
  build: (db: Kysely<Schema>, value: (name: Name) => string) => Compilable<Row>,
): (values: Record<Name, string>) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (values) => {
    compiled ??= build(db, placeholder).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as Name] : parameter,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

/** The builder only carries it along, and need not know that it is no text. */
function placeholder(name: string): string {
  return new Placeholder(name) as unknown as string;
}
