/** Malaysia's own money: elsewhere, and in other money, there are smaller coins. */
export function usesSen(company: { code: string }, invoice: { code: string }): boolean {
  return company.code === "MYR" && invoice.code === "MYR";
}
