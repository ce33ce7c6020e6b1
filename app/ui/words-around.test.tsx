import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WordsAround } from "./words-around";

it.each([
  ["{count} contacts", '9+<span class="sr-only"> contacts</span>'],
  ["baki {count}", '<span class="sr-only">baki </span>9+'],
  ["{count}", "9+"],
])("the class is on the words of '%s', and not on its value", (text, html) => {
  const around = (
    <WordsAround text={text} className="sr-only">
      9+
    </WordsAround>
  );
  expect(renderToStaticMarkup(around)).toBe(html);
});
