import type { Page } from "@playwright/test";

/** The width in CSS pixels from which a window is treated as that of a computer with a mouse. */
const DESKTOP_MIN_WIDTH = 1024;
const SMALLEST_TARGET = 44;

type Limits = { isPhone: boolean; smallestTarget: number };

/**
 * Lists the misalignments of a page at a width in CSS pixels: neighbouring controls of unequal
 * height, neighbouring controls with one line of text each at different heights, cells of a table
 * that touch, and, on phones, targets below 44 px. Links inside a sentence are exempt, as in WCAG 2.2 (2.5.8).
 */
export async function listMisalignments(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const limits = { isPhone: width < DESKTOP_MIN_WIDTH, smallestTarget: SMALLEST_TARGET };
  return page.evaluate(findMisalignments, limits);
}

/**
 * Returns the share of the space beside the open drawer that the main content uses, from its
 * leftmost to its rightmost edge. The share is 1 when only margins of 32 px in all are left.
 */
export async function measureUsedShare(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction(hasItsPreview);
  return page.evaluate(measureUsedWidth);
}

/**
 * Runs in the browser. Returns false while the form of an invoice shows an empty sheet in place of
 * its preview, whose script is loaded only in a wide window.
 */
export function hasItsPreview(): boolean {
  const form = document.querySelector("#invoice");
  const isSheetShown = form !== null && getComputedStyle(form, "::after").content !== "none";
  return !isSheetShown || document.querySelector(".invoice-preview [role=img]") !== null;
}

/** Runs in the browser. */
function findMisalignments({ isPhone, smallestTarget }: Limits): string[] {
  type Control = { element: Element; box: DOMRect; text: DOMRect | undefined };

  const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  const ROUNDING = 1;
  /** Text whose tops differ by less is one line, also in two sizes. */
  const SMALLEST_LINE_HEIGHT = 8;
  /** The least space in pixels between the contents of neighbouring cells. */
  const SMALLEST_GAP = 8;

  const isShown = (element: Element) => {
    const box = element.getBoundingClientRect();
    return (
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      box.width > 1 &&
      box.height > 1
    );
  };
  const nameOf = (element: Element) => {
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const name = label.trim().replace(/\s+/g, " ").slice(0, 30);
    return `<${element.tagName.toLowerCase()}> ${name || element.getAttribute("name") || ""}`;
  };
  /** Returns the boxes of an element's visible text, in the order of the text. */
  const textBoxesOf = (element: Element): DOMRect[] => {
    const boxes: DOMRect[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement || !isShown(node.parentElement))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    return boxes;
  };
  /** Returns the box of the text; undefined without text, and for several lines of text. */
  const textBoxOf = (element: Element): DOMRect | undefined => {
    const boxes = textBoxesOf(element);
    const tops = boxes.map(({ top }) => top);
    return Math.max(...tops) - Math.min(...tops) < SMALLEST_LINE_HEIGHT ? boxes[0] : undefined;
  };
  /** A checkbox or radio button has the size of its mark, and its label is its target. */
  const isMark = (element: Element): element is HTMLInputElement =>
    element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
  const isInSentence = (element: Element) =>
    element.tagName === "A" &&
    getComputedStyle(element).display === "inline" &&
    (element.parentElement?.textContent?.trim().length ?? 0) >
      (element.textContent?.trim().length ?? 0);

  /** A checkbox or radio button is hit through its label, a stretched link through its row. */
  const targetOf = (element: Element): DOMRect => {
    const label = isMark(element) ? element.labels?.[0] : undefined;
    const row = element.closest("[role=row], li");
    const isStretched = getComputedStyle(label ?? element, "::after").position === "absolute";
    if (isStretched && row) return row.getBoundingClientRect();
    return (label ?? element).getBoundingClientRect();
  };

  const misalignments: string[] = [];
  const shownControls = [...document.querySelectorAll(CONTROLS)].filter(isShown);

  if (isPhone)
    for (const element of shownControls) {
      if (isInSentence(element)) continue;
      const { width, height } = targetOf(element);
      if (Math.min(width, height) < smallestTarget - ROUNDING)
        misalignments.push(
          `small target ${width.toFixed(0)}×${height.toFixed(0)}: ${nameOf(element)}`,
        );
    }

  const rows = new Map<Element, Control[]>();
  for (const element of shownControls) {
    if (isInSentence(element) || isMark(element)) continue;
    const parent = element.parentElement;
    if (!parent) continue;
    const row =
      parent.matches("form, label") && parent.parentElement ? parent.parentElement : parent;
    const box = element.getBoundingClientRect();
    rows.set(row, [...(rows.get(row) ?? []), { element, box, text: textBoxOf(element) }]);
  }
  for (const controls of rows.values())
    for (const [index, one] of controls.entries()) {
      const next = controls[index + 1];
      if (!next) continue;
      const isBeside =
        Math.min(one.box.bottom, next.box.bottom) - Math.max(one.box.top, next.box.top) > 4 &&
        Math.min(one.box.right, next.box.right) <= Math.max(one.box.left, next.box.left) + 1;
      if (!isBeside) continue;
      const pair = `${nameOf(one.element)} and ${nameOf(next.element)}`;
      if (Math.abs(one.box.height - next.box.height) > ROUNDING)
        misalignments.push(
          `unequal heights ${one.box.height.toFixed(0)} and ${next.box.height.toFixed(0)}: ${pair}`,
        );
      if (one.text && next.text && Math.abs(one.text.bottom - next.text.bottom) > ROUNDING)
        misalignments.push(
          `text ${(one.text.bottom - next.text.bottom).toFixed(0)} px apart: ${pair}`,
        );
    }
  /** What a reader sees in a cell: its text and controls, without what the cell cuts off. */
  const contentBoxOf = (cell: Element) => {
    const controls = [...cell.querySelectorAll(CONTROLS)].filter(isShown);
    const boxes = [...textBoxesOf(cell), ...controls.map((each) => each.getBoundingClientRect())];
    const cut = getComputedStyle(cell).overflowX === "visible" ? null : cell;
    const { left, right } = cut?.getBoundingClientRect() ?? { left: -Infinity, right: Infinity };
    return {
      left: Math.max(left, Math.min(...boxes.map((box) => box.left))),
      right: Math.min(right, Math.max(...boxes.map((box) => box.right))),
      isEmpty: boxes.length === 0,
    };
  };
  if (!isPhone)
    for (const row of [...document.querySelectorAll("[role=row]")].filter(isShown)) {
      const cells = [...row.children]
        .filter(isShown)
        .map(contentBoxOf)
        .filter(({ isEmpty }) => !isEmpty)
        .sort((one, next) => one.left - next.left);
      for (const [index, { right }] of cells.entries()) {
        const gap = (cells[index + 1]?.left ?? Infinity) - right;
        if (gap < SMALLEST_GAP)
          misalignments.push(`cells ${gap.toFixed(0)} px apart: ${nameOf(row)}`);
      }
    }
  return misalignments;
}

/** Runs in the browser. */
function measureUsedWidth(): number {
  const MARGINS = 32;
  const main = document.querySelector("main");
  if (!main) return 0;
  const drawer = document.querySelector(".drawer")?.getBoundingClientRect();
  const begin = drawer && drawer.left === 0 ? drawer.right : 0;
  let left = Infinity;
  let right = -Infinity;
  for (const element of main.querySelectorAll("*")) {
    const { width, height, ...box } = element.getBoundingClientRect().toJSON() as DOMRect;
    const isLeaf = element.children.length === 0 && width > 0 && height > 0;
    if (!isLeaf || getComputedStyle(element).visibility === "hidden") continue;
    left = Math.min(left, box.left);
    right = Math.max(right, box.right);
  }
  return (right - left) / (window.innerWidth - begin - MARGINS);
}
