import { minify } from "terser";

/** esbuild has minified it already; Terser finds some more. */
export async function minifyScript(/** @type {string} */ code) {
  const { code: minified } = await minify(code, {
    module: true,
    // As old as the phones that esbuild writes for.
    ecma: 2019,
    compress: {
      // None of the scripts reads a property for its side effects.
      pure_getters: true,
      unsafe_arrows: true,
      drop_console: ["warn"],
    },
    format: {
      comments: false,
      // Browsers compile what stands in parentheses while they load it, not when it is called.
      wrap_func_args: true,
    },
  });
  if (minified === undefined) throw new Error("A script could not be minified.");
  return minified;
}
