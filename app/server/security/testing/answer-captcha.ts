const WORDS = "zero one two three four five six seven eight nine ten".split(" ");

/** Returns the answer to the captcha question in `text`. Throws when there is no question. */
export function answerCaptcha(text: string): string {
  const [, first = "", sign, second = ""] =
    /How much is (\w+) (plus|times|less) (\w+)\?/.exec(text) ?? [];
  if (!sign) throw new Error(`There is no question in "${text}".`);
  const toNumber = (word: string) => (WORDS.includes(word) ? WORDS.indexOf(word) : Number(word));
  const [x, y] = [toNumber(first), toNumber(second)];
  return String(sign === "plus" ? x + y : sign === "times" ? x * y : x - y);
}
