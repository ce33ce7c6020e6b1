import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

/** Shows an icon, a sentence and buttons in place of an empty list. */
export function EmptyState({
  icon,
  text,
  children,
}: {
  icon: IconName;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
      <span className="text-brand">
        <Icon name={icon} size={72} />
      </span>
      <p>{text}</p>
      {children}
    </div>
  );
}
