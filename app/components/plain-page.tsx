import { EmptyState } from "./empty-state";
import type { IconName } from "./icon";

/** Stands at an address whose screen is not built yet, and names it. */
export function PlainPage({ icon, text }: { icon: IconName; text: string }) {
  return <EmptyState icon={icon} text={text} />;
}
