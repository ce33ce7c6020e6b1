/** "10%", "10 %" and "10" are the same; full-width signs are what some keyboards type. */
export function withoutPercentSign(text: string): string {
  return text.trim().replace(/\s*[%\uff05]$/, "");
}
