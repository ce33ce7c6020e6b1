/**
 * What the scripts, ours and our libraries', need of a browser: the newest of what they use, so that
 * whoever has these has all that is older. README says which browsers those are.
 */
export const NEEDED_FEATURES = [
  "Array.prototype.at",
  "Array.prototype.findLast",
  "Object.hasOwn",
  // Remix reads the page's data through it.
  "window.TextEncoderStream",
];
