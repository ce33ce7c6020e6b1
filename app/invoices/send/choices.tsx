import { PageLink } from "~/ui/page-link";
import type { Loaded } from "./loaded";

/** What is sent and how it sounds, where that is chosen; and when was reminded last. */
export function Choices({ loaded: { choices, lastReminded } }: { loaded: Loaded }) {
  if (choices.length === 0 && !lastReminded) return null;
  return (
    <div className="grid gap-2">
      {choices.map(({ name, links }) => (
        <nav key={name} aria-label={name} className="flex gap-2">
          {links.map((link) => (
            <PageLink
              key={link.name}
              to={link.to}
              isInPlace
              className="chip"
              aria-current={link.isHere ? "true" : undefined}
            >
              {link.name}
            </PageLink>
          ))}
        </nav>
      ))}
      {lastReminded ? <p className="text-sm text-quiet">{lastReminded}</p> : null}
    </div>
  );
}
