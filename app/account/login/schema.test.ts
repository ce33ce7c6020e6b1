import { expect, test } from "vitest";
import { fieldWords } from "../../../domain/words/fields";
import { loginFields } from "./schema";

const login = (password?: string) => loginFields.safeParse({ email: "a@b.example", password });

test("the login keeps spaces at both ends of a password", () => {
  expect(login(" kopi o ").data?.password).toBe(" kopi o ");
});

test.each(["", undefined])("the login requires a password", (password) => {
  expect(login(password).error?.issues[0]?.message).toBe(fieldWords.compulsory);
});
