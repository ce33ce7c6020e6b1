import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { useLongForm } from "~/forms/long-form";

type Props = {
  id: string;
  title: string;
  /** Something in it was filled in: it is shown at once. */
  isFilled?: boolean;
  /** Names its fields begin with: an error inside opens it. */
  fields: string[];
  /** Begins the ids of places inside, where a button's answer leads. */
  anchorPrefix?: string;
  children: ReactNode;
};

/** A part of the form that can be put away, without script too. */
export function Section({
  id,
  title,
  isFilled = false,
  fields,
  anchorPrefix: places = id,
  children,
}: Props) {
  const { fieldErrors } = useLongForm();
  const { hash } = useLocation();
  const hasError = Object.keys(fieldErrors).some((name) =>
    fields.some((field) => name === field || name.startsWith(`${field}[`)),
  );
  const isPlace = hash === `#${id}` || hash.startsWith(`#${places}-`);
  return (
    <details id={id} className="section" open={isFilled || hasError || isPlace} tabIndex={-1}>
      <summary className="flex items-center gap-3 py-3">
        <h2 className="flex-1 text-base">{title}</h2>
        <Icon name="down" size={16} />
      </summary>
      <div className="grid gap-4 pb-4">{children}</div>
    </details>
  );
}
