import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerFile } from "~/invoices/pdf/file-error.server";
import { answerCsv } from "~/invoices/periods/answer-csv.server";
import { refuseCrossSiteGet } from "~/server/security/cross-site.server";
import { withSession } from "~/server/session/guards.server";

/** Responds with the rows of a list as a CSV file. `list` is the name of the list. */
export async function loader({ request, params: { list } }: LoaderFunctionArgs) {
  refuseCrossSiteGet(request);
  return answerFile(request, () =>
    withSession(request, (session) => answerCsv(session, { request, list })),
  );
}
