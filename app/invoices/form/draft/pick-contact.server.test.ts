import { afterAll, beforeAll, expect, it } from "vitest";
import {
  toNoAndKey,
  startAppWithForm,
  type AppWithInvoiceForm,
} from "~/invoices/testing/app-with-form";

let app: AppWithInvoiceForm;

beforeAll(async () => {
  app = await startAppWithForm();
});

afterAll(() => app.close());

it("sets the contact, and accepts another button pressed on the same page before the answer, but not one in another tab", async () => {
  const { validForm, post } = app;
  const rendering = { page: "one rendering", revision: 0 };
  const noContact = { ...validForm, ...toNoAndKey("P-1"), contactId: "", contactName: "" };
  const [picked, pressedAgain] = await Promise.all([
    post(noContact, { ...rendering, intent: `pickContact:${validForm.contactId}` }),
    post(noContact, { ...rendering, intent: "item" }),
  ]);
  expect(picked.to).toBe("/create_invoice#contactId");
  expect(pressedAgain.to).toContain("/select_item");
  expect(await app.loadInvoiceForm(app.session, "new")).toMatchObject({
    form: { contactId: validForm.contactId },
  });
  const elsewhere = await post(noContact, { ...rendering, page: "another tab", intent: "item" });
  expect(elsewhere).toMatchObject({ status: 409, answer: { conflict: { isOtherTab: true } } });
});
