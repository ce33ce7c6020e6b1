import { minify } from "terser";

/** esbuild has minified it already; Terser finds some more. */
export async function minifyScript(/** @type {string} */ code) {
  const { code: minified } = await minify(code, {
    module: true,
    // As old as the phones that esbuild writes for.
    ecma: 2019,
    // Arrows for functions without 'this': unsafe only for one that is called with 'new', and what
    // we bundle has none such.
    compress: { passes: 2, unsafe_arrows: true },
    format: { comments: false },
  });
  if (minified === undefined) throw new Error("A script could not be minified.");
  return minified;
}
