import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { useLongForm } from "~/forms/long-form";

type Props = {
  id: string;
  title: string;
  /** True when one of the fields has a value, and for a section that is always open at first. */
  isFilled?: boolean;
  /**
   * The names of the fields in the section, without indexes. An error in one of these fields opens
   * the section.
   */
  fields: string[];
  /** What the ids of the cards in the section begin with, before the hyphen (see `ANCHORS`). */
  anchorPrefix?: string;
  children: ReactNode;
};

/** A section of the form that can be closed, without script too. */
export function FoldingSection({
  id,
  title,
  isFilled = false,
  fields,
  anchorPrefix = id,
  children,
}: Props) {
  const { fieldErrors } = useLongForm();
  const { hash } = useLocation();
  const hasError = Object.keys(fieldErrors).some((name) =>
    fields.some((field) => name === field || name.startsWith(`${field}[`)),
  );
  const isTarget = hash === `#${id}` || hash.startsWith(`#${anchorPrefix}-`);
  return (
    <details id={id} className="section" open={isFilled || hasError || isTarget} tabIndex={-1}>
      <summary className="flex items-center gap-3 py-3">
        <h2 className="flex-1 text-base">{title}</h2>
        <Icon name="down" size={16} />
      </summary>
      <div className="grid gap-4 pb-4">{children}</div>
    </details>
  );
}
