import { minify } from "terser";

/** esbuild has minified it already; Terser finds some more. */
export async function minifyScript(/** @type {string} */ code) {
  const { code: minified } = await minify(code, {
    module: true,
    // As old as the phones that esbuild writes for.
    ecma: 2019,
    format: { comments: false },
  });
  if (minified === undefined) throw new Error("A script could not be minified.");
  return minified;
}
