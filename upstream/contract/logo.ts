import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readPictureHeader } from "../pictures/picture-header";
import { drawQrPicture, drawTwoColorPictures } from "../testing/pictures";
import { valueAt, createPerson, type Api, type Person } from "./api";
import { MALAYSIAN, profilePath } from "./profile";

export function logoContract(api: () => Api): void {
  it("is stored at a reduced size, returned and removed", async () => {
    const person = await createPerson(api());
    expect((await person.get(logoPath(person))).status).toBe(404);
    const saved = await person.put(
      logoPath(person),
      pictureBody(drawTwoColorPictures(1200, 400).jpeg),
    );
    expect(saved.status).toBe(200);
    expect(valueAt(saved.body, "profile", "logo")).toMatchObject({ width: 600, height: 200 });
    const stored = await person.get(logoPath(person));
    expect([stored.status, stored.headers.get("content-type")]).toEqual([200, "image/png"]);
    const png = new Uint8Array(stored.body as ArrayBuffer);
    expect(readPictureHeader(png)).toEqual({ type: "png", width: 600, height: 200 });
    const removed = await person.delete(logoPath(person));
    expect([removed.status, valueAt(removed.body, "profile", "logo")]).toEqual([200, null]);
    expect((await person.get(logoPath(person))).status).toBe(404);
    expect((await person.delete(logoPath(person))).status).toBe(200);
  });

  it("is changed once per idempotency key, and not with a stale etag", async () => {
    const person = await createPerson(api());
    const headers = { "idempotency-key": randomUUID() };
    const small = pictureBody(drawTwoColorPictures(40, 20).png);
    const first = await person.put(logoPath(person), small, headers);
    expect((await person.put(logoPath(person), small, headers)).body).toEqual(first.body);
    const ifMatch = { "if-match": String(valueAt(first.body, "profile", "logo", "updated_at")) };
    expect((await person.put(logoPath(person), small, ifMatch)).status).toBe(200);
    expect((await person.put(logoPath(person), small, ifMatch)).status).toBe(409);
    expect((await person.delete(logoPath(person), ifMatch)).status).toBe(409);
    expect((await person.get(logoPath(person))).status).toBe(200);
  });

  it("stays unchanged when an invalid picture is refused", async () => {
    const person = await createPerson(api());
    await person.put(logoPath(person), pictureBody(drawTwoColorPictures(40, 20).png));
    for (const [body, status] of [
      [{}, 422],
      [pictureBody(Buffer.from("<svg/>")), 422],
      [pictureBody(Buffer.alloc(6 * 1024 * 1024)), 413],
    ] as const)
      expect((await person.put(logoPath(person), body)).status).toBe(status);
    expect((await person.get(logoPath(person))).status).toBe(200);
  });

  it("is not found for another company", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    await other.put(logoPath(other), pictureBody(drawTwoColorPictures(40, 20).png));
    const path = logoPath(person, other.company);
    for (const reply of [
      await person.get(path),
      await person.put(path, pictureBody(drawTwoColorPictures(30, 10).png)),
      await person.delete(path),
      await person.post(
        `/companies/${other.company}/duitnow`,
        pictureBody(drawTwoColorPictures(9, 9).png),
      ),
    ])
      expect(reply.status).toBe(404);
    expect((await other.get(logoPath(other))).status).toBe(200);
  });

  it("is separate from the DuitNow picture, which is read and not stored", async () => {
    const person = await createPerson(api());
    const path = `/companies/${person.company}/duitnow`;
    const read = await person.post(path, pictureBody(drawQrPicture(MALAYSIAN.duitnow_code)));
    expect([read.status, read.body]).toEqual([
      200,
      { duitnow: { code: MALAYSIAN.duitnow_code, name: "QRCSDNBHD" } },
    ]);
    const withoutCode = await person.post(path, pictureBody(drawTwoColorPictures(90, 90).png));
    expect([withoutCode.status, valueAt(withoutCode.body, "message")]).toEqual([
      422,
      expect.stringContaining("No QR code was found"),
    ]);
    const { body } = await person.get(profilePath(person));
    expect(valueAt(body, "profile")).toMatchObject({ duitnow_code: "", logo: null });
  });
}

function pictureBody(bytes: Buffer): { picture: string } {
  return { picture: bytes.toString("base64") };
}

function logoPath(person: Person, company: unknown = person.company): string {
  return `/companies/${String(company)}/logo`;
}
