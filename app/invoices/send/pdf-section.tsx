import { useEffect, useState } from "react";
import { Icon } from "~/ui/icon";
import { withLoadingIndicator } from "~/ui/loading-state";
import { sendWords as words } from "../../../domain/words/send";

/** Shows a button that saves the PDF and, where the browser can share files, one that shares it. */
export function PdfSection({ pdf, name }: { pdf: string; name: string }) {
  return (
    <section aria-labelledby="paper" className="grid gap-3">
      <h2 id="paper" className="text-base">
        {words.pdf}
      </h2>
      <p className="flex gap-3">
        <SharePdf pdf={pdf} name={name} />
        <a className="button flex-1" href={`${pdf}?save`}>
          <Icon name="file" /> {words.savePdf}
        </a>
      </p>
    </section>
  );
}

type State = "offered" | "fetching" | "ready" | "failed";

/**
 * Shows a button that shares the PDF with another app. Shows nothing when the browser cannot share
 * files.
 */
function SharePdf({ pdf, name }: { pdf: string; name: string }) {
  const [canShare, setCanShare] = useState(false);
  const [state, setState] = useState<State>("offered");
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    const sample = new File([], `${name}.pdf`, { type: "application/pdf" });
    setCanShare(
      typeof navigator.canShare === "function" && navigator.canShare({ files: [sample] }),
    );
  }, [name]);
  if (!canShare) return null;

  async function share() {
    try {
      const shared = file ?? (await fetchFile());
      await navigator.share({ files: [shared] });
      setState("ready");
    } catch (error) {
      const reason = error instanceof DOMException ? error.name : "";
      // A share that the user has cancelled is not an error.
      if (reason === "AbortError") return setState("ready");
      // After a slow download, the browser does not accept the press any more (NotAllowedError).
      // The next press shares the loaded file at once.
      setState(reason === "NotAllowedError" ? "ready" : "failed");
    }
  }

  async function fetchFile(): Promise<File> {
    setState("fetching");
    // eslint-disable-next-line no-restricted-globals -- the app's own address, from the browser
    const answer = await withLoadingIndicator(fetch(pdf));
    if (!answer.ok) throw new Error("no PDF");
    const fetched = new File([await answer.blob()], `${name}.pdf`, { type: "application/pdf" });
    setFile(fetched);
    return fetched;
  }

  return (
    <button
      type="button"
      className="button flex-1"
      disabled={state === "fetching"}
      onClick={() => void share()}
    >
      {describeState(state)}
    </button>
  );
}

function describeState(state: State): string {
  if (state === "fetching") return words.fetchingPdf;
  return state === "failed" ? words.pdfNotFetched : words.sharePdf;
}
