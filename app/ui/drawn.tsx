import { useNavigate } from "@remix-run/react";
import { useEffect, type HTMLAttributes } from "react";

/** What the server drew, of `drawn`. Its `html` does not come beside a page that shows it already. */
export type Markup = { html?: string };

type Props = Pick<HTMLAttributes<HTMLElement>, "className" | "role" | "onPointerOver"> & {
  /** No other on the page has it. */
  name: string;
  /** Null for nothing. */
  markup: Markup | null;
};

/** A piece of a page that no script takes over. */
export function Drawn({ name, markup, ...attributes }: Props) {
  if (!markup) return null;
  return (
    <div
      {...attributes}
      data-drawn={name}
      dangerouslySetInnerHTML={{ __html: readHtml(markup, name) }}
    />
  );
}

/** From the page when it is first taken over; kept, for when it is shown again from its data. */
function readHtml(markup: Markup, name: string): string {
  return (markup.html ??=
    document.querySelector(`[data-drawn="${CSS.escape(name)}"]`)?.innerHTML ?? "");
}

/** For a drawn link to a page: what leads there is loaded before it is pressed, as with `Link`. */
export const DISCOVERED = { "data-discover": "true" };

/** For the layout: with script, drawn links to pages lead there as `Link` does. */
export function useDrawnLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
      if (!isPlain || defaultPrevented || !(target instanceof Element)) return;
      const address = target.closest("[data-drawn] a[data-discover]")?.getAttribute("href");
      if (!address) return;
      event.preventDefault();
      navigate(address);
    };
    // Where React has listened before, which prevents the default of its own links.
    window.addEventListener("click", follow);
    return () => window.removeEventListener("click", follow);
  }, [navigate]);
}
