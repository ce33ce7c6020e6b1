/**
 * The newest browser features that our scripts and libraries use, as JavaScript expressions that
 * are undefined in a browser without the feature. A browser that has these features also has the
 * older ones. README lists the supported browsers.
 */
export const NEEDED_FEATURES = [
  "Array.prototype.at",
  "Array.prototype.findLast",
  "Object.hasOwn",
  // Remix decodes the page's data with a TextEncoderStream.
  "window.TextEncoderStream",
];
