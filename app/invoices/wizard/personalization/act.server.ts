import { data } from "@remix-run/node";
import { fieldText } from "~/lib/field-text";
import { saveTemplate } from "~/models/template.server";
import { paths } from "~/paths";
import { readKey } from "~/server/posted-form.server";
import type { Session } from "~/server/session/record.server";
import { redirectWithSuccess } from "~/server/toast.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { problemOf } from "~/server/v2/problem.server";
import { renderingKey, requireDraft } from "../../choosers/draft-selection.server";
import { templateFields } from "./schema";
import { invoicePaths } from "../../paths";

/**
 * Saves the style and the colour and leads on, to the preview of the draft if there is one. What is
 * answered otherwise has the choice as it was made; null for one that is none.
 */
export async function actOnPersonalization(
  session: Session,
  { request, posted }: { request: Request; posted: FormData },
) {
  const chosen = templateFields.safeParse({
    style: fieldText(posted, "style"),
    color: fieldText(posted, "color"),
  });
  if (!chosen.success)
    return data(
      {
        chosen: null,
        writeKey: null,
        fault: { title: "Error", text: chosen.error.issues[0]?.message ?? "" },
      },
      422,
    );
  const { name } = new URL(request.url).searchParams.has("draft")
    ? await requireDraft(session, request)
    : { name: null };
  try {
    await saveTemplate(session, chosen.data, readKey(posted));
  } catch (error) {
    if (error instanceof UpstreamFault && error.isBarred) throw error;
    // What was answered under a key stays its answer: the next attempt needs a new one.
    const { fault, answer } = problemOf(error);
    return data({ chosen: chosen.data, writeKey: renderingKey(), fault }, answer);
  }
  return redirectWithSuccess(
    name ? invoicePaths.invoicePreview({ draft: name }) : paths.home(),
    "Invoice style saved.",
  );
}
