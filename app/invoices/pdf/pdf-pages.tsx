import type * as pdfjsDist from "pdfjs-dist";
import { useEffect, useRef } from "react";
import { fill } from "../../../domain/words/message";
import { pdfWords as words } from "../../../domain/words/pdf";
import { withLoadingIndicator } from "~/ui/loading-state";

/**
 * Shows the pages as pictures from the server, each with a link to the PDF. In the browser, pdf.js
 * draws every page over its picture, so that the page is sharp when zoomed. When pdf.js fails, the
 * pictures stay visible. `file` is the address of the PDF; `pages` are those of the pictures.
 */
export function PdfPages({ file, pages }: { file: string; pages: string[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    if (list.current)
      withLoadingIndicator(drawPagesOverPictures(list.current, file, stop.signal)).catch(
        (error: unknown) => console.warn("pdf.js failed:", error),
      );
    return () => stop.abort();
  }, [file]);
  if (pages.length === 0) return <p className="notice">{words.notShown}</p>;
  return (
    <ol ref={list} className="grid gap-4">
      {pages.map((page, index) => (
        <li key={page} className="pdf-page">
          <a href={file} target="_blank" rel="noreferrer">
            <img
              src={page}
              alt={fill(words.pageOf, { number: index + 1, pages: pages.length })}
              // The picture has the aspect ratio of A4.
              width={1000}
              height={1414}
              loading={index === 0 ? "eager" : "lazy"}
            />
          </a>
        </li>
      ))}
    </ol>
  );
}

type PdfJs = typeof pdfjsDist;

// pdf.js is loaded from files of its own, because bundling breaks it. The build copies the files to
// public/pdfjs.
const PDFJS = "/pdfjs/pdf.min.mjs";
const PDFJS_WORKER = "/pdfjs/pdf.worker.min.mjs";

/** Draws the pages one after the other; stops after the page at which `signal` is aborted. */
async function drawPagesOverPictures(
  list: HTMLElement,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const pdfjs = (await import(/* @vite-ignore */ PDFJS)) as PdfJs;
  pdfjs.GlobalWorkerOptions.workerSrc = PDFJS_WORKER;
  const task = pdfjs.getDocument({ url: file, isEvalSupported: false });
  try {
    const document = await task.promise;
    for (const [index, item] of [...list.children].entries()) {
      if (signal.aborted) return;
      await drawPage(await document.getPage(index + 1), item);
    }
  } finally {
    // Only this line destroys the task, an abort does not: destroying a task that is still opening
    // its file makes the worker throw an error that cannot be caught.
    await task.destroy();
  }
}

async function drawPage(page: pdfjsDist.PDFPageProxy, item: Element): Promise<void> {
  const picture = item.querySelector("img");
  if (!picture) return;
  const scale =
    (picture.clientWidth * Math.max(window.devicePixelRatio, 2)) /
    page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement("canvas");
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", picture.alt);
  const canvasContext = canvas.getContext("2d");
  if (!canvasContext) return;
  await page.render({ canvasContext, viewport }).promise;
  // The canvas covers the picture instead of replacing it, because React owns the picture.
  picture.setAttribute("aria-hidden", "true");
  picture.after(canvas);
}
