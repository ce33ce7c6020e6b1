import type { Company } from "../company";
import { compare, type Finding } from "../finding";

/** Credit notes are numbered from 1 without a gap: none is ever deleted. */
export async function checkCreditNumbers({ books }: Company): Promise<Finding[]> {
  const { next } = await books
    .selectFrom("companies")
    .select("next_credit_number as next")
    .executeTakeFirstOrThrow();
  const notes = await books.selectFrom("credit_notes").select("no").orderBy("id").execute();
  return [
    ...compare("next number of credit notes", numbered(next), numbered(notes.length + 1)),
    ...notes.flatMap(({ no }, index) =>
      compare(`${no}: number of credit note ${index + 1}`, no, numbered(index + 1)),
    ),
  ];
}

function numbered(number: number): string {
  return `CN-${String(number).padStart(4, "0")}`;
}
