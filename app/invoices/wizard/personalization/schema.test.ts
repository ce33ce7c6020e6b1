import { expect, it } from "vitest";
import { templateFields } from "./schema";

it.each(["", "3.0", "99", "-1", "one"])("templateFields rejects the unknown style %j", (style) => {
  const { error } = templateFields.safeParse({ style, color: "#FFFFFF" });
  expect(error?.issues.map(({ message }) => message)).toEqual(["Choose a style."]);
});
