import type { Page } from "@playwright/test";

/** The widths in CSS pixels at which longer and shorter words are measured. */
const WIDTHS = [320, 360, 1440];

const MIN_HEIGHT = 900;

/**
 * Lists what does not fit: pages that scroll sideways, text that is cut or leaves its control, and
 * texts and controls that overlap. Only words that `isMessage` must not be shortened by an ellipsis.
 */
export async function listLayoutProblems(
  page: Page,
  isMessage: (text: string) => boolean,
): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: MIN_HEIGHT });
    // In a window as high as the page, what lies on top is found without scrolling.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > MIN_HEIGHT) await page.setViewportSize({ width, height });
    const found = await page.evaluate(findLayoutProblems);
    for (const { problem, shortened } of found)
      if (shortened === undefined || isMessage(shortened)) problems.push(`${width}: ${problem}`);
  }
  return problems;
}

/** A problem, with the text that is shortened so that it fits. */
type LayoutProblem = { problem: string; shortened?: string };

/** Runs in the browser. */
function findLayoutProblems(): LayoutProblem[] {
  const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  /** Less is rounding, or the space above and below the letters of a line. */
  const SMALLEST_CUT = 2;
  const SMALLEST_OVERLAP = 4;

  type Box = { element: Element; left: number; right: number; top: number; bottom: number };
  const problems = new Map<string, LayoutProblem>();
  const add = (problem: string, shortened?: string) =>
    problems.set(problem, shortened === undefined ? { problem } : { problem, shortened });
  const windowWidth = document.documentElement.clientWidth;
  const contentWidth = document.documentElement.scrollWidth;
  if (contentWidth > window.innerWidth)
    add(`scrolls sideways, ${contentWidth} > ${window.innerWidth}`);

  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.closest("[inert], .sr-only, [aria-hidden=true]") === null;
  const describe = (element: Element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "")
      .trim()
      .replace(/\s+/g, " ");
    const field = element.getAttribute("name") ?? element.className.toString().slice(0, 40);
    return `<${element.tagName.toLowerCase()}> ${text.slice(0, 60) || field}`;
  };
  const overflowOf = (element: Element) => getComputedStyle(element).overflowX;
  /** The part of the page that an element scrolls with; parts may cover each other. */
  const layerOf = (element: Element): Element => {
    let layer = element;
    while (
      layer.parentElement &&
      !/^(fixed|sticky)$/.test(getComputedStyle(layer).position) &&
      !layer.matches(":popover-open, dialog")
    )
      layer = layer.parentElement;
    return layer;
  };
  /** Returns the part of a box that no scrolled or cut parent hides; null when nothing is left. */
  const clip = (kind: "text" | "control", element: Element, rect: DOMRect): Box | null => {
    let { left, right, top, bottom } = rect;
    const begin = kind === "text" ? element : element.parentElement;
    for (let parent = begin; parent; parent = parent.parentElement) {
      const { overflowX, position } = getComputedStyle(parent);
      if (overflowX !== "visible" && parent !== document.body) {
        const box = parent.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
      if (position === "fixed") break;
    }
    return right - left > 1 && bottom - top > 1 ? { element, left, right, top, bottom } : null;
  };

  /** Returns true when a part of a control has a place of its own, such as the sum of a line. */
  const isPlacedIn = (control: Element, part: Element) => {
    for (let each: Element | null = part; each && each !== control; each = each.parentElement)
      if (getComputedStyle(each).position === "absolute") return true;
    return false;
  };
  /** Returns false when something else covers the middle of a box. */
  const isOnTop = ({ element, left, right, top, bottom }: Box) => {
    const [first] = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    return first === undefined || first.contains(element) || element.contains(first);
  };
  const texts: Box[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent || parent.closest("script, style, template, svg"))
      continue;
    if (parent.closest("select, textarea, [role=img]") || !isShown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = clip("text", parent, rect);
      if (!box || rect.width <= 1) continue;
      texts.push(box);
      const control = parent.closest("a[href], button, summary, td, th, [role=cell]");
      const isFrame = control && getComputedStyle(control).display !== "inline";
      const frame = isFrame && control.getBoundingClientRect();
      if (frame && frame.width > 1 && frame.height > 1) {
        const cut = Math.max(frame.left - box.left, box.right - frame.right);
        const isPlaced = isPlacedIn(control, parent);
        if (cut > SMALLEST_CUT && overflowOf(control) === "visible" && !isPlaced && isOnTop(box))
          add(`text leaves its box by ${cut.toFixed(0)} px: ${describe(control)}`);
      }
      if (box.right > windowWidth + SMALLEST_CUT || box.left < -SMALLEST_CUT)
        add(`text leaves the window: ${describe(parent)}`);
    }
  }

  for (const element of document.querySelectorAll("body *")) {
    if (!isShown(element) || element.matches("input, textarea, select, svg *")) continue;
    const style = getComputedStyle(element);
    const isCut =
      /^(hidden|clip)$/.test(style.overflowX) &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + SMALLEST_CUT;
    const text = element.textContent?.trim();
    // The slides of the charts are beside each other, of which one is seen.
    if (!isCut || !text || style.display === "inline" || element.matches(".carousel")) continue;
    const cut = element.scrollWidth - element.clientWidth;
    if (style.textOverflow === "ellipsis")
      add(`shortened by ${cut} px: ${describe(element)}`, text);
    else add(`cut by ${cut} px: ${describe(element)}`);
  }
  for (const select of document.querySelectorAll("select")) {
    const style = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    const text = select.selectedOptions[0]?.text ?? "";
    if (!pen || !text || !isShown(select)) continue;
    pen.font = style.font;
    const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    if (pen.measureText(text).width > select.clientWidth - padding + SMALLEST_CUT)
      add(`a cut choice: ${text} in ${describe(select)}`, text);
  }

  const findOverlaps = (kind: string, boxes: Box[]) => {
    const layered = boxes.map((box) => ({ ...box, layer: layerOf(box.element) }));
    for (const [index, one] of layered.entries())
      for (const other of layered.slice(index + 1)) {
        const isRelated =
          one.element.contains(other.element) || other.element.contains(one.element);
        if (isRelated || one.layer !== other.layer) continue;
        const isInside =
          one.left <= other.left + 1 &&
          one.right >= other.right - 1 &&
          one.top <= other.top + 1 &&
          one.bottom >= other.bottom - 1;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (isInside || width <= SMALLEST_OVERLAP || height <= SMALLEST_OVERLAP) continue;
        if (isOnTop(one) && isOnTop(other))
          add(
            `${kind} overlap by ${width.toFixed(0)}×${height.toFixed(0)}: ` +
              `${describe(one.element)} and ${describe(other.element)}`,
          );
      }
  };
  findOverlaps("texts", texts);
  findOverlaps(
    "controls",
    [...document.querySelectorAll(CONTROLS)].filter(isShown).flatMap((element) => {
      return clip("control", element, element.getBoundingClientRect()) ?? [];
    }),
  );
  return [...problems.values()];
}
