import { SCREENS } from "./screens/catalogue";
import { readAttribute, readForm } from "./screens/markup";
import { shareVisits } from "./screens/show-screen";
import type { Visitor } from "./screens/visitor";
import { expect, test } from "./support/shop";

/** A control in which a person types or ticks something. */
const CONTROL = /<(?:input|textarea|select)\b[^>]*>/g;
/** Passwords, PINs and card numbers are never sent back. */
const SECRET = /^(password|pin|cardNumber|cardCode|captchaAnswer)$/;
/** The server fills in the rate of another currency. */
const FILLED_IN = /^rate/;
const TEXT_TYPES = ["", "text", "tel", "email", "search"];

/**
 * Forms whose fields are not kept: the choice of a company is posted at once, and the business
 * details on the page "Send" stand beside its message.
 */
const OTHER_FORM = /\baction="(\/company|\/lite|\/business\?[^"]*)"/;

type TypedForm = { tag: string; controls: string[] };

/** Lists the page's forms that have fields to type or tick. */
function listTypedForms(html: string): TypedForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([^]*?)<\/form>/g)]
    .map(([, tag = "", content = ""]) => ({
      tag,
      controls: [...content.matchAll(CONTROL)]
        .map(([control]) => control)
        .filter((control) => readAttribute(control, "type") !== "hidden"),
    }))
    .filter(({ controls }) => controls.length > 0);
}

/** Returns the form's fields after a person has typed into each text and ticked each box. */
function typeIntoForm(html: string, { tag, controls }: TypedForm) {
  const isText = (control: string) =>
    !control.startsWith("<select") && TEXT_TYPES.includes(readAttribute(control, "type"));
  const texts = new Set(
    controls
      .filter(isText)
      .map((control) => readAttribute(control, "name"))
      .filter((name) => !SECRET.test(name) && !FILLED_IN.test(name)),
  );
  const ticks = controls
    .filter(
      (control) => readAttribute(control, "type") === "checkbox" && !/\schecked\b/.test(control),
    )
    .map((control): [string, string] => [
      readAttribute(control, "name"),
      readAttribute(control, "value") || "on",
    ]);
  const fields = readForm(html, `id="${readAttribute(tag, "id")}"`).map(
    ([name, value]): [string, string] => [name, texts.has(name) ? `${value}7` : value],
  );
  const typed = fields.filter(([name]) => texts.has(name));
  return { fields: [...fields, ...ticks], typed: [...typed, ...ticks] };
}

/** Presses the button of another language, and returns the page with its form. */
async function changeLanguage(
  visitor: Visitor,
  html: string,
  { tag, button, fields }: { tag: string; button: string; fields: [string, string][] },
) {
  const language = html.includes('<html lang="ms"') ? "zh" : "ms";
  const path = readAttribute(button, "formaction") || readAttribute(tag, "action");
  const answer = await visitor.send({
    path,
    fields: [...fields, ["intent", `language:${language}`]],
  });
  return answer.location === null ? answer : visitor.open(answer.location);
}

/** The form shows percentages with their sign. */
const toShown = ([name, value]: [string, string]) => `${name}: ${value.replace("%", "")}`;

test(
  "a change of the language keeps what was typed into any form",
  { tag: "@servers" },
  async () => {
    const prepareVisit = shareVisits();
    const pages = SCREENS.filter(
      ({ isPost, isFile, isSwept, steps, fault, needsScript }) =>
        isSwept && !isPost && !isFile && !steps && !fault && !needsScript,
    );
    for (const screen of pages) {
      const { visit, request } = await prepareVisit(screen);
      const { body } = await visit.visitor.open(request.path);
      const forms = listTypedForms(body).filter(({ tag }) => !OTHER_FORM.test(tag));
      const button = /<button\b[^>]*value="language:ms"[^>]*>/.exec(body)?.[0] ?? "";
      const chosen = readAttribute(button, "form");
      const ids = forms.map(({ tag }) => readAttribute(tag, "id"));
      // Without script, the button of a form that the page lacks would do nothing.
      expect.soft(ids.length > 0 ? ids : [""], screen.name).toContain(chosen);
      const form = forms.find(({ tag }) => chosen && readAttribute(tag, "id") === chosen);
      if (!form) continue;
      const { fields, typed } = typeIntoForm(body, form);
      const changed = await changeLanguage(visit.visitor, body, {
        ...{ tag: form.tag, button, fields },
      });
      // A search for days that are none answers 422.
      expect.soft([200, 422], screen.name).toContain(changed.status);
      const shown = changed.body.includes(`id="${chosen}"`)
        ? readForm(changed.body, `id="${chosen}"`)
        : [];
      expect
        .soft(shown.map(toShown), screen.name)
        .toEqual(expect.arrayContaining(typed.map(toShown)));
    }
  },
);
