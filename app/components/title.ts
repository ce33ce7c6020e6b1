import type { MetaFunction } from "@remix-run/react";

/** The page title "Lejar | Log in"; the brand is a setting, so it comes with the root's data. */
export function titled(title: string): MetaFunction {
  return ({ matches }) => {
    const root = matches.find((match) => match.id === "root")?.data as { brand?: string } | undefined;
    return [{ title: `${root?.brand ?? "Lejar"} | ${title.replaceAll("_", " ")}` }];
  };
}
