import { expect, it } from "vitest";
import { COMPULSORY } from "~/forms/fields";
import { loginFields } from "./schema";

const login = (password?: string) => loginFields.safeParse({ email: "a@b.example", password });

it("leaves a password as it was typed, with spaces at either end", () => {
  expect(login(" kopi o ").data?.password).toBe(" kopi o ");
});

it.each(["", undefined])("needs a password", (password) => {
  expect(login(password).error?.issues[0]?.message).toBe(COMPULSORY);
});
