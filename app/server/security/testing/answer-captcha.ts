const WORDS = "zero one two three four five six seven eight nine ten".split(" ");

/** What a person does with the question that `text` holds; throws where it holds none. */
export function answerCaptcha(text: string): string {
  const [, first = "", sign, second = ""] =
    /How much is (\w+) (plus|times|less) (\w+)\?/.exec(text) ?? [];
  if (!sign) throw new Error(`There is no question in "${text}".`);
  const read = (word: string) => (WORDS.includes(word) ? WORDS.indexOf(word) : Number(word));
  const [x, y] = [read(first), read(second)];
  return String(sign === "plus" ? x + y : sign === "times" ? x * y : x - y);
}
