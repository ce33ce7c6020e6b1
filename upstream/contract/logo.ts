import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readPictureHeader } from "../pictures/picture-header";
import { drawQrPicture, drawTwoColorPictures } from "../testing/pictures";
import { getValue, createPerson, type Api, type Person } from "./api";
import { MALAYSIAN_PROFILE, buildProfilePath } from "./profile";

/** Declares the tests whose titles begin with "the logo" (see `declareContract`). */
export function declareLogoContract(api: () => Api): void {
  it("is stored at a reduced size, returned and removed", async () => {
    const person = await createPerson(api());
    expect((await person.get(buildLogoPath(person))).status).toBe(404);
    const saved = await person.put(
      buildLogoPath(person),
      createPictureBody(drawTwoColorPictures(1200, 400).jpeg),
    );
    expect(saved.status).toBe(200);
    expect(getValue(saved.body, "profile", "logo")).toMatchObject({ width: 600, height: 200 });
    const stored = await person.get(buildLogoPath(person));
    expect([stored.status, stored.headers.get("content-type")]).toEqual([200, "image/png"]);
    const png = new Uint8Array(stored.body as ArrayBuffer);
    expect(readPictureHeader(png)).toEqual({ type: "png", width: 600, height: 200 });
    const removed = await person.delete(buildLogoPath(person));
    expect([removed.status, getValue(removed.body, "profile", "logo")]).toEqual([200, null]);
    expect((await person.get(buildLogoPath(person))).status).toBe(404);
    expect((await person.delete(buildLogoPath(person))).status).toBe(200);
  });

  it("is changed once per idempotency key, and not with a stale etag", async () => {
    const person = await createPerson(api());
    const headers = { "idempotency-key": randomUUID() };
    const small = createPictureBody(drawTwoColorPictures(40, 20).png);
    const first = await person.put(buildLogoPath(person), small, headers);
    expect((await person.put(buildLogoPath(person), small, headers)).body).toEqual(first.body);
    const ifMatch = { "if-match": String(getValue(first.body, "profile", "logo", "updated_at")) };
    expect((await person.put(buildLogoPath(person), small, ifMatch)).status).toBe(200);
    expect((await person.put(buildLogoPath(person), small, ifMatch)).status).toBe(409);
    expect((await person.delete(buildLogoPath(person), ifMatch)).status).toBe(409);
    expect((await person.get(buildLogoPath(person))).status).toBe(200);
  });

  it("stays unchanged when an invalid picture is refused", async () => {
    const person = await createPerson(api());
    await person.put(buildLogoPath(person), createPictureBody(drawTwoColorPictures(40, 20).png));
    for (const [body, status] of [
      [{}, 422],
      [createPictureBody(Buffer.from("<svg/>")), 422],
      [createPictureBody(Buffer.alloc(6 * 1024 * 1024)), 413],
    ] as const)
      expect((await person.put(buildLogoPath(person), body)).status).toBe(status);
    expect((await person.get(buildLogoPath(person))).status).toBe(200);
  });

  it("is not found for another company", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    await other.put(buildLogoPath(other), createPictureBody(drawTwoColorPictures(40, 20).png));
    const path = buildLogoPath(person, other.companyId);
    for (const reply of [
      await person.get(path),
      await person.put(path, createPictureBody(drawTwoColorPictures(30, 10).png)),
      await person.delete(path),
      await person.post(
        `/companies/${other.companyId}/duitnow`,
        createPictureBody(drawTwoColorPictures(9, 9).png),
      ),
    ])
      expect(reply.status).toBe(404);
    expect((await other.get(buildLogoPath(other))).status).toBe(200);
  });

  it("is separate from the DuitNow picture, which is read and not stored", async () => {
    const person = await createPerson(api());
    const path = `/companies/${person.companyId}/duitnow`;
    const read = await person.post(
      path,
      createPictureBody(drawQrPicture(MALAYSIAN_PROFILE.duitnow_code)),
    );
    expect([read.status, read.body]).toEqual([
      200,
      { duitnow: { code: MALAYSIAN_PROFILE.duitnow_code, name: "QRCSDNBHD" } },
    ]);
    const withoutCode = await person.post(
      path,
      createPictureBody(drawTwoColorPictures(90, 90).png),
    );
    expect([withoutCode.status, getValue(withoutCode.body, "message")]).toEqual([
      422,
      expect.stringContaining("No QR code was found"),
    ]);
    const { body } = await person.get(buildProfilePath(person));
    expect(getValue(body, "profile")).toMatchObject({ duitnow_code: "", logo: null });
  });
}

function createPictureBody(bytes: Buffer): { picture: string } {
  return { picture: bytes.toString("base64") };
}

function buildLogoPath(person: Person, company: unknown = person.companyId): string {
  return `/companies/${String(company)}/logo`;
}
