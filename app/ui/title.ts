import type { MetaFunction } from "@remix-run/react";
import { toErrorPage } from "./error-message";

/**
 * Returns the meta tags of a page: the title, such as "Lejar | Log in", and a description for pages
 * that a search engine may show. The brand is a setting, so the title takes the brand from the
 * root's data.
 */
export function createTitleMeta(title: string, description?: string): MetaFunction {
  return ({ matches }) => [
    { title: withBrand(matches, title) },
    ...(description ? [{ name: "description", content: description }] : []),
  ];
}

/**
 * The meta tags of a layout when its error page replaces the page. The title is that of the error,
 * or only the brand.
 */
export const errorTitleMeta: MetaFunction = ({ matches, error }) => [
  { title: withBrand(matches, error ? toErrorPage(error).title : "") },
];

function withBrand(matches: Parameters<MetaFunction>[0]["matches"], title: string): string {
  const root = matches.find((match) => match.id === "root")?.data as { brand?: string } | undefined;
  const brand = root?.brand ?? "Lejar";
  return title ? `${brand} | ${title.replaceAll("_", " ").replace(/\.$/, "")}` : brand;
}
