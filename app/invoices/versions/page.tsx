import { useActionData, useLoaderData } from "@remix-run/react";
import { commonWords } from "../../../domain/words/common";
import { fill } from "../../../domain/words/message";
import { versionWords as words } from "../../../domain/words/versions";
import { paths } from "~/paths";
import { Changes } from "~/ui/changes";
import { ErrorSummary } from "~/ui/error-summary";
import { History } from "~/ui/history";
import { PostForm } from "~/ui/post-form";
import { InvoiceHeading } from "../invoice-heading";
import { invoicePaths } from "../paths";
import type { submitRestore } from "./action.server";
import type { loadVersions } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import type { Screen } from "~/shell/screen";

export const versionsScreen: Screen = {
  get title() {
    return words.title;
  },
  back: () => ({ to: paths.invoices(), label: commonWords.backToInvoices }),
};

/** Lists the versions of an issued invoice with their changes and PDFs. */
export function VersionsPage() {
  const { id, key, heading, isDeleted, versions, history } = useLoaderData<typeof loadVersions>();
  const answer = useActionData<typeof submitRestore>();
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6 p-4">
      <ErrorSummary fault={answer?.fault ?? null} />
      <InvoiceHeading {...heading} />
      {isDeleted ? (
        <div className="notice grid gap-3">
          <p>{words.isDeleted}</p>
          <PostForm>
            <input type="hidden" name="key" value={key} />
            <button className="button button-main w-full">{words.restore}</button>
          </PostForm>
        </div>
      ) : (
        <PageLink className="button" to={paths.invoice(id)}>
          {words.goToInvoice}
        </PageLink>
      )}
      <ol className="grid grid-cols-1 gap-4">
        {versions.map((version) => (
          <Version key={version.version} id={id} version={version} isDeleted={isDeleted} />
        ))}
      </ol>
      <History history={history} />
    </div>
  );
}

type Props = {
  id: string;
  version: ReturnType<typeof useLoaderData<typeof loadVersions>>["versions"][number];
  isDeleted: boolean;
};

function Version({ id, version: { version, isNewest, madeText, changes }, isDeleted }: Props) {
  const state = isNewest ? (isDeleted ? "deleted" : "current") : "superseded";
  return (
    <li id={`version-${version}`} className="card p-4">
      <h2 className="text-base">
        {fill(words.version, { version })}{" "}
        <span className="font-normal text-quiet">· {words.states[state]}</span>
      </h2>
      <p className="text-sm text-quiet">{madeText}</p>
      <Changes changes={changes} />
      <PageLink className="button mt-3" to={invoicePaths.previewPdf(id, { version })}>
        {words.previewPdf}
        <span className="sr-only">{fill(words.ofVersion, { version })}</span>
      </PageLink>
    </li>
  );
}
