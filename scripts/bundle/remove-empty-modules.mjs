// Remix puts an empty module in the place of one that is of the server alone (its plugin
// 'empty-modules'). esbuild wraps it in a function that returns an empty object: in the chunk that
// imports it or, where several do, in a chunk of its own.
const NAME = "[\\w$]+";
const EMPTY = `${NAME}\\(\\(${NAME},(?<module>${NAME})\\)=>\\{\\k<module>\\.exports=\\{\\}\\}\\)`;
const EMPTY_MODULE = new RegExp(
  `^import\\{${NAME} as ${NAME}\\}from"[^"]*";var ${NAME}=${EMPTY};export\\{${NAME} as a\\};?\\s*$`,
);

/** Whether a chunk holds nothing but an empty module. */
export function isEmptyModule(/** @type {string} */ code) {
  return EMPTY_MODULE.test(code);
}

/**
 * Takes the empty modules out of a chunk: their imports, their wrappers and the calls of these.
 * `emptyModules` are URLs of chunks.
 */
export function removeEmptyModules(
  /** @type {string[]} */ emptyModules,
  /** @type {string} */ code,
) {
  /** @type {string[]} */
  const wrappers = [];
  const remove = (/** @type {string} */ _, /** @type {string} */ wrapper) => {
    if (wrapper) wrappers.push(wrapper);
    return "";
  };
  for (const url of emptyModules) {
    code = code.replace(
      new RegExp(`import(?:\\{a as (${NAME})\\}from)?"${escaped(url)}";`),
      remove,
    );
  }
  const before = code;
  code = code.replace(new RegExp(`var (${NAME})=${EMPTY};`, "g"), (all, wrapper) =>
    isUsed(before, wrapper) ? all : remove(all, wrapper),
  );
  for (const wrapper of wrappers) code = code.replace(callOf(wrapper), "0");
  return code;
}

/** Exported, or used for more than to be called and its result dropped. */
function isUsed(/** @type {string} */ code, /** @type {string} */ wrapper) {
  const exported =
    /export\{([^}]*)\}/
      .exec(code)?.[1]
      ?.split(",")
      .map((each) => each.split(" as ")[0]) ?? [];
  return (
    exported.includes(wrapper) ||
    new RegExp(`(?<![\\w$.])${escaped(wrapper)}\\(\\)`).test(code.replace(callOf(wrapper), ""))
  );
}

/** esbuild's import of a CommonJS module, as `n(e(),1)`. */
function callOf(/** @type {string} */ wrapper) {
  return new RegExp(`(?<![\\w$.])${NAME}\\(${escaped(wrapper)}\\(\\),1\\)`, "g");
}

function escaped(/** @type {string} */ text) {
  return text.replace(/[$.()[\]]/g, "\\$&");
}
