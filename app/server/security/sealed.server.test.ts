import { expect, test, vi } from "vitest";

vi.mock("../settings/env.server", () => ({ sessionSecret: "s".repeat(32) }));
const { sealText, sealSessionRecord, unsealText, unsealSessionRecord } =
  await import("./sealed.server");

test("unsealText unseals text only with the same purpose", () => {
  const sealed = sealText("kopi \ud83d\ude00", "password");
  expect(unsealText(sealed, "password")).toBe("kopi \ud83d\ude00");
  expect(unsealText(sealed, "token")).toBeNull();
  expect(sealText("kopi", "password")).not.toBe(sealText("kopi", "password"));
});

test("unsealText returns null for text that was changed", () => {
  const sealed = sealText("kopi", "password");
  for (const other of ["", "x", sealed.slice(1), sealed.slice(0, -2), `${sealed}AA`, `A${sealed}`])
    expect(unsealText(other, "password")).toBeNull();
});

const record = {
  credentials: { clientId: "c", accessToken: "secret-token" },
  person: { id: "1" },
  companyId: "7",
};

test("sealSessionRecord seals only the access token of a session", () => {
  const sealed = sealSessionRecord(record);
  expect(JSON.stringify(sealed)).not.toContain("secret-token");
  expect(sealed).toMatchObject({
    credentials: { clientId: "c" },
    person: { id: "1" },
    companyId: "7",
  });
  expect(unsealSessionRecord(JSON.parse(JSON.stringify(sealed)))).toEqual(record);
});

test("unsealSessionRecord returns a session that an older release stored without sealing", () => {
  expect(unsealSessionRecord(record)).toEqual(record);
  for (const odd of [null, "x", {}, { credentials: null }])
    expect(unsealSessionRecord(odd)).toEqual(odd);
});

test("unsealSessionRecord returns null for a session whose access token cannot be unsealed", () => {
  expect(
    unsealSessionRecord({ ...record, credentials: { clientId: "c", sealedToken: "AAAA" } }),
  ).toBeNull();
});
