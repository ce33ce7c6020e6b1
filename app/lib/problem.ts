/** What went wrong, in the words of the person it reaches. */
export type Problem = { title: string; text: string };
