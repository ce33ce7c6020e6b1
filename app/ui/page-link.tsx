import { useNavigate } from "@remix-run/react";
import { forwardRef, useEffect, type ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href" | "ref"> & {
  to: string;
  /** With script it takes this page's place, which neither scrolls nor is gone back to. */
  isInPlace?: boolean;
};

/**
 * A link to a page of the app. It is plain markup, which costs a server far less than Remix's `Link`
 * and may be drawn by it alone; `useFollowedLinks` leads there without loading a document. What
 * leads there is loaded before it is pressed, as with `Link`.
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

/** For the document: with script, links to pages are followed by it. */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
      const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
      if (!isPlain || defaultPrevented || !(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>("a[data-discover]");
      if (!link || link.target) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      const isInPlace = link.dataset.inPlace !== undefined;
      navigate(pathname + search + hash, {
        // Pressed again, a page is no second step back.
        replace: isInPlace || href === window.location.href,
        preventScrollReset: isInPlace,
      });
    };
    // Where React has listened before, which prevents the default of its own links.
    window.addEventListener("click", follow);
    return () => window.removeEventListener("click", follow);
  }, [navigate]);
}
