import type { Choice } from "./load-message.server";
import { TONES } from "./tone";
import type { Tone } from "./words/words";

/** How a reminder sounds; `at` is the address of the page with a tone. */
export function toneChoice(at: (tone: Tone) => string, tone: Tone): Choice {
  return {
    name: "How it sounds",
    links: TONES.map(({ id, name }) => ({ name, to: at(id), isHere: id === tone })),
  };
}
