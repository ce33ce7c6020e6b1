import { expect, it } from "vitest";
import { completed } from "./whole";

const entry = (key: string, text: string) => ({ key, first: text, last: text });
const before = { key: "k", name: "Kopitiam", isCustomer: "on", people: [entry("a", "stored"), entry("b", "stored")] };

it("takes a post that arrived whole as it is", () => {
  const typed = { key: "k", name: "", isCustomer: "", people: [entry("b", "typed")] };
  const posted = new FormData();
  posted.set("whole", "1");
  expect(completed(typed, posted, before)).toEqual(typed);
});

it("completes one that did not from what the page was made from", () => {
  const posted = new FormData();
  for (const name of ["name", "people[0].key", "people[0].first", "people[1].key"]) posted.set(name, "posted");
  const typed = { key: "", name: "Jaya", isCustomer: "", people: [{ key: "b", first: "typed", last: "" }, { key: "new", first: "", last: "" }] };
  expect(completed(typed, posted, before)).toEqual({
    ...before,
    name: "Jaya",
    people: [entry("a", "stored"), { key: "b", first: "typed", last: "stored" }, { key: "new", first: "", last: "" }],
  });
});
