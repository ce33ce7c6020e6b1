import { fetchV2File } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";

/** The credit note's PDF and the file name the API gives it. */
export async function fetchCreditNotePdf(session: Session, id: string) {
  return fetchV2File({
    path: `/sales/credit_notes/${encodeURIComponent(id)}/pdf`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    type: "application/pdf",
  });
}
