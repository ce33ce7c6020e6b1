import { Link } from "@remix-run/react";
import { Icon } from "./icon";

export function FloatingAdd({ to, label }: { to: string; label: string }) {
  return (
    <Link className="floating-add" to={to} aria-label={label}>
      <Icon name="add" />
    </Link>
  );
}
