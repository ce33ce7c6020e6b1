import { Icon } from "~/ui/icon";
import { SharePdf } from "./share-pdf";

/** The PDF itself: to be shared, where the browser can, or saved. */
export function Paper({ pdf, name }: { pdf: string; name: string }) {
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
