import type { Words } from "./words/words";

type Props = { words: Words; pdf: string; receipt: string | undefined; isPdfMain: boolean };

/** One of them stands out, unless a code to pay by is on the page: its picture is what one needs. */
export function Actions({ words, pdf, receipt, isPdfMain }: Props) {
  return (
    <p className="actions">
      {receipt ? (
        <a className="button button-main" href={receipt}>
          {words.openReceipt}
        </a>
      ) : null}
      <a className={isPdfMain && !receipt ? "button button-main" : "button"} href={pdf}>
        {words.openPdf}
      </a>
    </p>
  );
}
