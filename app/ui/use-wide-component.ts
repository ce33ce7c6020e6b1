import { useEffect, useState, type ComponentType } from "react";

/**
 * Loads a component that only windows of a media query show, so that a phone does not load its
 * script. Returns null without script, in other windows, and until the component is loaded. `load`
 * must be the same function in every render.
 */
export function useWideComponent<Props>(
  mediaQuery: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ component: ComponentType<Props> } | null>(null);
  const [isMatching, setMatching] = useState(false);
  useEffect(() => {
    const media = matchMedia(mediaQuery);
    const update = () => setMatching(media.matches);
    update();
    media.addEventListener("change", update);
    return () => media.removeEventListener("change", update);
  }, [mediaQuery]);
  useEffect(() => {
    // Without the component the page works as it was sent.
    if (isMatching)
      load().then(
        (module) => setLoaded({ component: module.default }),
        () => undefined,
      );
  }, [isMatching, load]);
  return isMatching && loaded ? loaded.component : null;
}
