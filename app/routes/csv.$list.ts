import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerFile } from "~/invoices/pdf/file-error.server";
import { answerCsv } from "~/invoices/periods/answer-csv.server";
import { refuseCrossSiteGet } from "~/server/security/cross-site.server";
import { withSession } from "~/server/session/guards.server";

/** What a list shows, as a file for spreadsheets. */
export async function loader({ request, params: { list } }: LoaderFunctionArgs) {
  refuseCrossSiteGet(request);
  return answerFile(request, () =>
    withSession(request, (session) => answerCsv(session, { request, list })),
  );
}
