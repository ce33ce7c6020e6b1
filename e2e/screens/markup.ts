import type { Fields } from "./visitor";

/** What a page without script says, without its markup. */
export function textOf(html: string): string {
  const body = html
    .replace(/^[^]*?<body/, "<body")
    .replace(/<(script|style|template)\b[^]*?<\/\1>/g, " ");
  return decode(body.replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ");
}

/** What stands in the page, in its text or in the values of its fields. */
export function containsValue(html: string, value: string): boolean {
  return decode(html).includes(value);
}

/** What the browser would post of the form whose tag holds `mark`, but for its buttons. */
export function readForm(html: string, formMark: string): Fields {
  const [, tag = "", inside = ""] =
    [...html.matchAll(/<form\b([^>]*)>([^]*?)<\/form>/g)].find(([, tag = ""]) =>
      tag.includes(formMark),
    ) ?? [];
  if (!tag) throw new Error(`the page has no form with ${formMark}`);
  const id = attribute(tag, "id");
  const outside = id
    ? [...html.matchAll(/<(input|select|textarea)\b[^>]*\bform="([^"]*)"[^>]*>/g)]
        .filter(([, , of]) => of === id)
        .map(([tag]) => tag)
    : [];
  const fields: Fields = [];
  for (const [control] of inside.matchAll(
    /<input\b[^>]*>|<textarea\b[^>]*>[^]*?<\/textarea>|<select\b[^>]*>[^]*?<\/select>/g,
  ))
    addField(fields, control);
  for (const control of outside) addField(fields, control);
  return fields;
}

/** The form with these values in the place of its own. */
export function withFields(fields: Fields, values: Record<string, string>): Fields {
  return [...fields.filter(([name]) => !(name in values)), ...Object.entries(values)];
}

function addField(fields: Fields, control: string): void {
  const tag = /^<[^>]*>/.exec(control)?.[0] ?? "";
  const name = attribute(tag, "name");
  if (!name || /\sdisabled\b/.test(tag)) return;
  const type = attribute(tag, "type");
  if (tag.startsWith("<textarea"))
    fields.push([
      name,
      decode(control.slice(tag.length).replace(/<\/textarea>$/, "")).replace(/^\n/, ""),
    ]);
  else if (tag.startsWith("<select")) fields.push([name, selectedValue(control)]);
  else if (type === "checkbox" || type === "radio") {
    if (/\schecked\b/.test(tag)) fields.push([name, attribute(tag, "value") || "on"]);
  } else if (type !== "submit") fields.push([name, attribute(tag, "value")]);
}

function selectedValue(select: string): string {
  const options = [...select.matchAll(/<option\b[^>]*>/g)].map(([tag]) => tag);
  return attribute(options.find((tag) => /\sselected\b/.test(tag)) ?? options[0] ?? "", "value");
}

function attribute(tag: string, name: string): string {
  return decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

function decode(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(parseInt(hex, 16));
      return decimal ? String.fromCodePoint(Number(decimal)) : (ENTITIES[name ?? ""] ?? whole);
    },
  );
}
