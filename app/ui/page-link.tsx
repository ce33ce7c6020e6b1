import { useNavigate } from "@remix-run/react";
import { forwardRef, useEffect, type ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href" | "ref"> & {
  to: string;
  /**
   * True when the linked page replaces the current page in the browser's history, without scrolling.
   * Needs script.
   */
  isInPlace?: boolean;
};

/**
 * A link to a page of the app. Plain markup costs the server far less than Remix's `Link` and can
 * be part of `StaticHtml`. `useLinkNavigation` follows the link without loading a document. As with
 * `Link`, Remix fetches in advance which routes and modules the linked page has.
 */
export const PageLink = forwardRef<HTMLAnchorElement, Props>(function PageLink(
  { to, isInPlace, children, ...attributes },
  ref,
) {
  return (
    <a
      {...attributes}
      ref={ref}
      href={to}
      data-discover="true"
      data-in-place={isInPlace ? "" : undefined}
    >
      {children}
    </a>
  );
});

/** Makes the router follow all links to pages. The document calls this hook once. */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const followLink = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
      if (!isPlain || defaultPrevented || !(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>("a[data-discover]");
      if (!link || link.target) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      const isInPlace = link.dataset.inPlace !== undefined;
      navigate(pathname + search + hash, {
        // A link to the current page adds no step to the history.
        replace: isInPlace || href === window.location.href,
        preventScrollReset: isInPlace,
      });
    };
    // React listens on the document, so this listener runs later and sees prevented clicks.
    window.addEventListener("click", followLink);
    return () => window.removeEventListener("click", followLink);
  }, [navigate]);
}
