import type { Fields } from "./visitor";

/** Returns the text that a page shows without script. */
export function toVisibleText(html: string): string {
  const body = html
    .replace(/^[^]*?<body/, "<body")
    .replace(/<(script|style|template)\b[^]*?<\/\1>/g, " ");
  return decodeEntities(body.replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ");
}

/** Returns true when the page contains the value, in its text or in a field. */
export function containsValue(html: string, value: string): boolean {
  return decodeEntities(html).includes(value);
}

/**
 * Returns the fields that a browser would post for the form whose tag contains `formTagText`,
 * without its buttons. Throws when the page has no such form.
 */
export function readForm(html: string, formTagText: string): Fields {
  const [, tag = "", content = ""] =
    [...html.matchAll(/<form\b([^>]*)>([^]*?)<\/form>/g)].find(([, tag = ""]) =>
      tag.includes(formTagText),
    ) ?? [];
  if (!tag) throw new Error(`The page has no form with ${formTagText}.`);
  const id = readAttribute(tag, "id");
  const outsideControls = id
    ? [...html.matchAll(/<(input|select|textarea)\b[^>]*\bform="([^"]*)"[^>]*>/g)]
        .filter(([, , formId]) => formId === id)
        .map(([tag]) => tag)
    : [];
  const fields: Fields = [];
  for (const [control] of content.matchAll(
    /<input\b[^>]*>|<textarea\b[^>]*>[^]*?<\/textarea>|<select\b[^>]*>[^]*?<\/select>/g,
  ))
    addField(fields, control);
  for (const control of outsideControls) addField(fields, control);
  return fields;
}

/** Returns the fields with these values in place of the form's own. */
export function replaceFields(fields: Fields, values: Record<string, string>): Fields {
  return [...fields.filter(([name]) => !(name in values)), ...Object.entries(values)];
}

function addField(fields: Fields, control: string): void {
  const tag = /^<[^>]*>/.exec(control)?.[0] ?? "";
  const name = readAttribute(tag, "name");
  if (!name || /\sdisabled\b/.test(tag)) return;
  const type = readAttribute(tag, "type");
  if (tag.startsWith("<textarea"))
    fields.push([
      name,
      decodeEntities(control.slice(tag.length).replace(/<\/textarea>$/, "")).replace(/^\n/, ""),
    ]);
  else if (tag.startsWith("<select")) fields.push([name, readSelectedValue(control)]);
  else if (type === "checkbox" || type === "radio") {
    if (/\schecked\b/.test(tag)) fields.push([name, readAttribute(tag, "value") || "on"]);
  } else if (type !== "submit") fields.push([name, readAttribute(tag, "value")]);
}

function readSelectedValue(select: string): string {
  const options = [...select.matchAll(/<option\b[^>]*>/g)].map(([tag]) => tag);
  return readAttribute(
    options.find((tag) => /\sselected\b/.test(tag)) ?? options[0] ?? "",
    "value",
  );
}

/** Returns the value of an attribute of a tag; empty without it. */
export function readAttribute(tag: string, name: string): string {
  return decodeEntities(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (entity, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(parseInt(hex, 16));
      return decimal ? String.fromCodePoint(Number(decimal)) : (ENTITIES[name ?? ""] ?? entity);
    },
  );
}
