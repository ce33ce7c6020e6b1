import { expect, it } from "vitest";
import { COMPULSORY_MESSAGE } from "~/forms/fields";
import { loginFields } from "./schema";

const login = (password?: string) => loginFields.safeParse({ email: "a@b.example", password });

it("keeps spaces at both ends of a password", () => {
  expect(login(" kopi o ").data?.password).toBe(" kopi o ");
});

it.each(["", undefined])("requires a password", (password) => {
  expect(login(password).error?.issues[0]?.message).toBe(COMPULSORY_MESSAGE);
});
