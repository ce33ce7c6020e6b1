import type { HTMLAttributes } from "react";

/**
 * Markup that the server has rendered with `toMarkup`. `html` is missing in the data of a page
 * that contains the markup already.
 */
export type Markup = { html?: string };

type Props = Pick<HTMLAttributes<HTMLElement>, "id" | "className" | "role" | "onPointerOver"> & {
  /** A name that is unique on the page. */
  name: string;
  /** Null when there is nothing to show. */
  markup: Markup | null;
};

/** A part of a page that React does not hydrate. */
export function StaticHtml({ name, markup, ...attributes }: Props) {
  if (!markup) return null;
  return (
    <div
      {...attributes}
      data-drawn={name}
      dangerouslySetInnerHTML={{ __html: htmlOf(markup, name) }}
    />
  );
}

/** Returns the markup. At hydration, reads it from the page, and stores it for later renders. */
function htmlOf(markup: Markup, name: string): string {
  return (markup.html ??=
    document.querySelector(`[data-drawn="${CSS.escape(name)}"]`)?.innerHTML ?? "");
}
