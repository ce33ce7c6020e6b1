import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { DEFAULT_LANGUAGE } from "../../domain/languages";
import { setLanguageSource } from "../../domain/words/in-languages";
import { createSheetTexts } from "./sheet-texts.server";

afterEach(() => setLanguageSource(() => DEFAULT_LANGUAGE));

it("names a tax in the language of the person in a list, and in the customer's on the paper", () => {
  setLanguageSource(() => "zh");
  const { translateValue } = createSheetTexts({ language: "ms", beside: null });
  const markup = renderToStaticMarkup(<>{translateValue("Sales tax 10%")}</>);
  expect(markup).toBe(
    '<span class="sheet-own">销售税 10%</span>' +
      '<span hidden="" class="sheet-printed" lang="ms">Cukai jualan 10%</span>',
  );
});
