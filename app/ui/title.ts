import type { MetaFunction } from "@remix-run/react";
import { toErrorPage } from "./error-message";

/** A text, or a function that returns it in the language of the person. */
type Text = string | (() => string);

/**
 * Returns the meta tags of a page: the title, such as "Lejar | Log in", and a description for pages
 * that a search engine may show. The brand is a setting, so the title takes the brand from the
 * root's data.
 */
export function createTitleMeta(title: Text, description?: Text): MetaFunction {
  return ({ matches }) => [
    { title: withBrand(matches, read(title)) },
    ...(description ? [{ name: "description", content: read(description) }] : []),
  ];
}

/**
 * The meta tags of a layout when its error page replaces the page. The title is that of the error,
 * or only the brand.
 */
export const errorTitleMeta: MetaFunction = ({ matches, error }) => [
  { title: withBrand(matches, error ? toErrorPage(error).title : "") },
];

const read = (text: Text) => (typeof text === "string" ? text : text());

function withBrand(matches: Parameters<MetaFunction>[0]["matches"], title: string): string {
  const root = matches.find((match) => match.id === "root")?.data as { brand?: string } | undefined;
  const brand = root?.brand ?? "Lejar";
  return title ? `${brand} | ${title.replaceAll("_", " ").replace(/\.$/, "")}` : brand;
}
