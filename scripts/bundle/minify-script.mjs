import { minify } from "terser";

/** esbuild has minified it already; Terser finds some more. */
export async function minifyScript(/** @type {string} */ code) {
  const { code: minified } = await minify(code, {
    module: true,
    // What Remix's esbuild leaves in; README says which browsers get script.
    ecma: 2022,
    // Arrows for functions without 'this': unsafe only for one that is called with 'new', and what
    // we bundle has none such.
    compress: { passes: 2, unsafe_arrows: true },
    format: { comments: false },
  });
  if (minified === undefined) throw new Error("A script could not be minified.");
  return minified;
}
