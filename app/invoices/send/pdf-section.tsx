import { useEffect, useState } from "react";
import { Icon } from "~/ui/icon";
import { withLoadingIndicator } from "~/ui/loading-state";

/** Shows buttons that share the PDF, where the browser can, and save it. */
export function PdfSection({ pdf, name }: { pdf: string; name: string }) {
  return (
    <section aria-labelledby="paper" className="grid gap-3">
      <h2 id="paper" className="text-base">
        PDF
      </h2>
      <p className="flex gap-3">
        <SharePdf pdf={pdf} name={name} />
        <a className="button flex-1" href={`${pdf}?save`}>
          <Icon name="file" /> Save PDF
        </a>
      </p>
    </section>
  );
}

type State = "offered" | "fetching" | "ready" | "failed";

/** Shares the PDF with another app. Shown only where the browser can share files. */
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
      // The user cancelled the share, which is no error.
      if (reason === "AbortError") return setState("ready");
      // The browser no longer accepts the press after a slow download. The next press shares the
      // file at once.
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
      {WORDS[state]}
    </button>
  );
}

const WORDS: Record<State, string> = {
  offered: "Share PDF",
  fetching: "Fetching the PDF",
  ready: "Share PDF",
  failed: "Not fetched: try again",
};
