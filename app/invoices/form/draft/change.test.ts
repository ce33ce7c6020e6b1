import { describe, expect, it } from "vitest";
import {
  createFormValues,
  createLineValues,
  createPaymentValues,
} from "~/invoices/testing/form-values";
import { changeForm } from "./change";
import { intents, parseIntent } from "../intent";

/**
 * Returns the form after a press of the button with this `intent` value. `rendered` is the form
 * that the page was rendered with.
 */
function press(form: ReturnType<typeof createFormValues>, intent: string, rendered = form) {
  const parsed = parseIntent(intent);
  if (!parsed) throw new Error(`no button has ${intent}`);
  return changeForm(form, rendered, parsed);
}

const lines = ["a", "b", "c"].map((id) => createLineValues({ id, name: id, quantity: "2" }));
const namesOf = (form: { lines: { name: string }[] }) =>
  form.lines.map(({ name }) => name).join("");

describe("changeForm", () => {
  it("sets the quantity that the button names", () => {
    const form = press(createFormValues({ lines }), intents.quantity("b", 1, "3"));
    expect(form.lines.map(({ quantity }) => quantity)).toEqual(["2", "3", "2"]);
  });

  it("adds the step to a quantity that was typed after the page was rendered", () => {
    const rendered = createFormValues({ lines });
    const typed = createFormValues({
      lines: [createLineValues({ id: "a", name: "a", quantity: "10" })],
    });
    expect(press(typed, intents.quantity("a", 1, "3"), rendered).lines[0]?.quantity).toBe("11");
    expect(press(typed, intents.quantity("a", -1, "1"), rendered).lines[0]?.quantity).toBe("9");
  });

  it.each([
    ["a", 1, "bac"],
    ["c", -1, "acb"],
    ["a", -1, "abc"],
    ["c", 1, "abc"],
    ["gone", 1, "abc"],
  ] as const)("moves line %s by %s to get the order %s", (id, by, order) => {
    expect(namesOf(press(createFormValues({ lines }), intents.moveLine(id, by)))).toBe(order);
  });

  it("removes only the line that the button names", () => {
    expect(namesOf(press(createFormValues({ lines }), intents.removeLine("b")))).toBe("ac");
    expect(namesOf(press(createFormValues({ lines }), intents.removeLine("gone")))).toBe("abc");
  });

  it("marks a stored payment as removed, and takes a new one out of the form", () => {
    const payments = [
      createPaymentValues({ storedId: "7" }),
      createPaymentValues({ storedId: "" }),
    ];
    const form = createFormValues({ payments });
    expect(press(form, intents.removePayment(0)).payments[0]).toMatchObject({ isRemoved: "1" });
    expect(press(form, intents.removePayment(1)).payments).toEqual([payments[0]]);
  });

  it("returns the form unchanged for a button that only saves it or opens another page", () => {
    const form = createFormValues({ lines });
    for (const intent of ["update", "item", "save", "preview"]) {
      expect(press(form, intent)).toEqual(form);
    }
  });
});
