import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";
import { useEffect, useState } from "react";
import { invoicePaths } from "~/invoices/paths";
import paperStyles from "~/invoices/paper.css?url";
import type { DraftName } from "~/paths";
import { FORM_ID } from "./dialogs";

/** The delay after the last input, in milliseconds. */
const WAIT_MS = 500;

type Props = {
  draft: DraftName;
  /** The revision of the form on the page. */
  revision: number;
};

/**
 * Shows the invoice as paper beside the form while the user types. Screen readers announce the
 * paper as one picture, because the form has the same content. When no new paper arrives, the last
 * one stays, with a note.
 */
export default function LivePreview({ draft, revision }: Props) {
  const { paper, isOutdated } = usePaper(draft, revision);
  const [isStyled, setStyled] = useState(false);
  return (
    <div className="invoice-preview">
      <link rel="stylesheet" href={paperStyles} onLoad={() => setStyled(true)} />
      {isOutdated ? <p className="preview-note">{words.previewOutdated}</p> : null}
      {paper !== null && isStyled ? (
        <div
          role="img"
          aria-label={words.previewOfInvoice}
          // The keyboard scrolls the paper.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          tabIndex={0}
        >
          <div
            aria-hidden="true"
            className="view-paper"
            dangerouslySetInnerHTML={{ __html: paper }}
          />
        </div>
      ) : null}
    </div>
  );
}

/**
 * Requests the paper of the form, and again shortly after each input. Only the last answer is used.
 */
function usePaper(draft: DraftName, revision: number) {
  const [paper, setPaper] = useState<string | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    const form = document.getElementById(FORM_ID);
    if (!(form instanceof HTMLFormElement)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request = new AbortController();
    const update = async () => {
      request.abort();
      request = new AbortController();
      const { signal } = request;
      const html = await fetchPaper(draft, new FormData(form), signal);
      if (signal.aborted) return;
      if (html !== null) setPaper(html);
      setOutdated(html === null);
    };
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void update(), WAIT_MS);
    };
    void update();
    form.addEventListener("input", schedule);
    return () => {
      clearTimeout(timer);
      request.abort();
      form.removeEventListener("input", schedule);
    };
  }, [draft, revision]);
  return { paper, isOutdated };
}

/** Returns null when no paper arrives. */
async function fetchPaper(
  draft: DraftName,
  posted: FormData,
  signal: AbortSignal,
): Promise<string | null> {
  const body = new URLSearchParams(
    [...posted].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  try {
    // eslint-disable-next-line no-restricted-globals -- the app's own address, from the browser
    const response = await fetch(invoicePaths.draftPaper({ draft }), {
      ...{ method: "POST", body, signal },
    });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
