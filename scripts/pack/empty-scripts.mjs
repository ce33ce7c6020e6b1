// What the compiler leaves of a module that is of the server alone: a function that gives an empty
// object, in the script that names it or, named by several, in one of its own that every page would
// ask for.
const NAME = "[\\w$]+";
const EMPTY = `${NAME}\\(\\(${NAME},(?<module>${NAME})\\)=>\\{\\k<module>\\.exports=\\{\\}\\}\\)`;
const EMPTY_SCRIPT = new RegExp(
  `^import\\{${NAME} as ${NAME}\\}from"[^"]*";var ${NAME}=${EMPTY};export\\{${NAME} as a\\};?\\s*$`,
);

export function isEmptyScript(/** @type {string} */ code) {
  return EMPTY_SCRIPT.test(code);
}

/**
 * Takes the empty modules out of a script: the import of one, what gives it, its call.
 * `emptyScripts` are addresses.
 */
export function withoutEmptyScripts(
  /** @type {string[]} */ emptyScripts,
  /** @type {string} */ code,
) {
  /** @type {string[]} */
  const given = [];
  const forget = (/** @type {string} */ _, /** @type {string} */ name) => {
    if (name) given.push(name);
    return "";
  };
  for (const address of emptyScripts) {
    code = code.replace(
      new RegExp(`import(?:\\{a as (${NAME})\\}from)?"${escaped(address)}";`),
      forget,
    );
  }
  const before = code;
  code = code.replace(new RegExp(`var (${NAME})=${EMPTY};`, "g"), (all, name) =>
    isWanted(before, name) ? all : forget(all, name),
  );
  for (const name of given) code = code.replace(callOf(name), "0");
  return code;
}

/** Given on to other scripts, or used for more than to be called and dropped. */
function isWanted(/** @type {string} */ code, /** @type {string} */ name) {
  const exported =
    /export\{([^}]*)\}/
      .exec(code)?.[1]
      ?.split(",")
      .map((each) => each.split(" as ")[0]) ?? [];
  return (
    exported.includes(name) ||
    new RegExp(`(?<![\\w$.])${escaped(name)}\\(\\)`).test(code.replace(callOf(name), ""))
  );
}

function callOf(/** @type {string} */ name) {
  return new RegExp(`(?<![\\w$.])${NAME}\\(${escaped(name)}\\(\\),1\\)`, "g");
}

function escaped(/** @type {string} */ text) {
  return text.replace(/[$.()[\]]/g, "\\$&");
}
