import { afterEach, expect, test } from "vitest";
import { MALAYSIA } from "../../domain/countries";
import { toShownGroups, toShownName } from "../../domain/given-names";
import { setLanguageSource } from "../../domain/words/in-languages";
import { createNewBooks } from "./new-books";

afterEach(() => setLanguageSource(() => "en"));

const { terms, methods, ledgerAccounts } = createNewBooks({
  ...{ businessName: "Kedai", countryId: MALAYSIA.id, phone: "", email: "" },
});
const given = [...terms, ...methods, ...ledgerAccounts].map(({ name }) => name);
const groups = ledgerAccounts.map(({ group }) => group);

test.each([...new Set([...given, ...groups])])("'%s' of new books is shown in Chinese", (name) => {
  expect(toShownName(name)).toBe(name);
  setLanguageSource(() => "zh");
  expect(toShownName(name)).toMatch(/\p{Script=Han}|^DuitNow QR$/u);
});

test("names that an owner typed are shown as typed", () => {
  setLanguageSource(() => "ms");
  const items = [
    { id: "1", name: "Cash in Hand" },
    { id: "2", name: "Cash at the market" },
  ];
  expect(toShownGroups([{ name: "Cash", items }])).toEqual([
    { name: "Tunai", items: [{ id: "1", name: "Tunai di tangan" }, items[1]] },
  ]);
});
