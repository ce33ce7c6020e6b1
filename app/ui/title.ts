import type { MetaFunction } from "@remix-run/react";
import { readError } from "./error-message";

/**
 * The page title "Lejar | Log in"; the brand is a setting, so it comes with the root's data. What a
 * search engine may show has a description for it.
 */
export function titleMeta(title: string, description?: string): MetaFunction {
  return ({ matches }) => [
    { title: withBrand(matches, title) },
    ...(description ? [{ name: "description", content: description }] : []),
  ];
}

/**
 * For the layouts, in whose place an error page stands: its title, or the brand alone where there
 * is none.
 */
export const errorTitleMeta: MetaFunction = ({ matches, error }) => [
  { title: withBrand(matches, error ? readError(error).title : "") },
];

function withBrand(matches: Parameters<MetaFunction>[0]["matches"], title: string): string {
  const root = matches.find((match) => match.id === "root")?.data as { brand?: string } | undefined;
  const brand = root?.brand ?? "Lejar";
  return title ? `${brand} | ${title.replaceAll("_", " ").replace(/\.$/, "")}` : brand;
}
