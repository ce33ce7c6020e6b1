import { useLocation } from "@remix-run/react";
import type { KeyboardEvent } from "react";
import { Icon } from "../ui/icon";
import type { AddButton } from "./screen";
import { PageLink } from "../ui/page-link";

/** The round button that adds something, within reach of the thumb. */
export function FloatingAdd({ add }: { add: AddButton }) {
  const { key } = useLocation();
  if ("to" in add) {
    return (
      <div className="floating no-print">
        <PageLink className="floating-button" to={add.to} aria-label={add.label} title={add.label}>
          <Icon name="add" />
        </PageLink>
      </div>
    );
  }
  return (
    <details key={key} className="floating no-print">
      <summary
        onKeyDown={closeOnEscape}
        className="floating-button"
        aria-label={add.label}
        title={add.label}
      >
        <Icon name="add" />
      </summary>
      <ul className="floating-choices">
        {add.choices.map((choice) => (
          <li key={choice.to}>
            <PageLink className="floating-choice" to={choice.to} onKeyDown={closeOnEscape}>
              <span className="tooltip">{choice.label}</span>
              <span className="floating-small">
                <Icon name={choice.icon} />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
  const panel = event.currentTarget.closest("details");
  if (event.key !== "Escape" || !panel?.open) return;
  panel.open = false;
  panel.querySelector("summary")?.focus();
}
