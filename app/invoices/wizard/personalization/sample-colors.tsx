import { useContext } from "react";
import { inkOn } from "../../../../domain/color";
import { NO_COLOR, TEMPLATE_COLORS } from "../../../../domain/palette";
import { PageContext } from "~/ui/page-context";

/**
 * Gives the samples the colour that is ticked, without script too; a browser that cannot tell which
 * one is shows the one that was chosen before.
 */
export function SampleColors({ chosen }: { chosen: string }) {
  const { nonce } = useContext(PageContext);
  const ticked = TEMPLATE_COLORS.map(({ hex }) =>
    ruleOf(`.template:has([value="${hex}"]:checked)`, hex),
  );
  const rules = [ruleOf(".template", chosen), ...ticked].join("");
  return (
    <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rules }} />
  );
}

function ruleOf(selector: string, color: string): string {
  // White is none: the paper's own ink and grey, of wizard.css.
  if (color === NO_COLOR)
    return `${selector}{--template:var(--none);--rule:var(--paper-ink);--on-template:var(--paper-ink)}`;
  return `${selector}{--template:${color};--rule:${color};--on-template:${inkOn(color)}}`;
}
