/** Where one whom strangers have left no tries goes on; ends a sentence that says when. */
export const ELSEWHERE = ", or today on a phone or computer where you have logged in before";
