import type { HTMLAttributes } from "react";

/** What the server drew, of `drawn`. Its `html` does not come beside a page that shows it already. */
export type Markup = { html?: string };

type Props = Pick<HTMLAttributes<HTMLElement>, "className" | "role" | "onPointerOver"> & {
  /** No other on the page has it. */
  name: string;
  /** Null for nothing. */
  markup: Markup | null;
};

/** A piece of a page that no script takes over. */
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

/** From the page when it is first taken over; kept, for when it is shown again from its data. */
function htmlOf(markup: Markup, name: string): string {
  return (markup.html ??=
    document.querySelector(`[data-drawn="${CSS.escape(name)}"]`)?.innerHTML ?? "");
}
