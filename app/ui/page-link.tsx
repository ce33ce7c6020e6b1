import { useNavigate } from "@remix-run/react";
import { useEffect, type ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href" | "ref"> & { to: string };

/**
 * A link to a page of the app. It is plain markup, which costs a server far less than Remix's `Link`
 * and may be drawn by it alone; `useFollowedLinks` leads there without loading a document. What
 * leads there is loaded before it is pressed, as with `Link`.
 */
export function PageLink({ to, children, ...attributes }: Props) {
  return (
    <a {...attributes} href={to} data-discover="true">
      {children}
    </a>
  );
}

/** For the document: with script, links to pages are followed by it. */
export function useFollowedLinks(): void {
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
      // Pressed again, a page is no second step back.
      navigate(pathname + search + hash, { replace: href === window.location.href });
    };
    // Where React has listened before, which prevents the default of its own links.
    window.addEventListener("click", follow);
    return () => window.removeEventListener("click", follow);
  }, [navigate]);
}
