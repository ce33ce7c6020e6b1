import { randomUUID } from "node:crypto";
import { companyMoment } from "~/lib/company-day.server";
import { readVersions, type InvoiceVersion } from "~/models/invoices/issued.server";
import { readInvoice } from "~/models/invoices/record.server";
import { loadHistory } from "~/models/shown-history.server";
import type { Session } from "~/server/session/record.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/** What an issued invoice was and is, also when it is deleted. */
export async function loadVersions(session: Session, request: Request, id: string) {
  await requireExtension("issued");
  const [versions, isDeleted, history] = await Promise.all([
    readVersions(session, id),
    readIsDeleted(session, id),
    loadHistory(session, request, { of: "invoice", id }),
  ]);
  return {
    id,
    key: randomUUID(),
    isDeleted,
    versions: versions.map((version, index) =>
      showVersion(version, { isLast: index === 0, countryId: session.countryId }),
    ),
    /** Otherwise it stands on the invoice's own page. */
    history: isDeleted ? history : null,
  };
}

async function readIsDeleted(session: Session, id: string): Promise<boolean> {
  try {
    await readInvoice(session, id);
    return false;
  } catch (error) {
    if (error instanceof UpstreamFault && error.kind === "notFound") return true;
    throw error;
  }
}

type Shown = { isLast: boolean; countryId: string };

function showVersion(
  { version, origin, made_at, made_by, changes }: InvoiceVersion,
  { isLast, countryId }: Shown,
) {
  const moment = companyMoment(countryId, made_at);
  return {
    version,
    isLast,
    made:
      origin === "upgrade"
        ? `Issued before versions were kept: business and customer are those of ${moment}`
        : [moment, made_by].filter(Boolean).join(" · "),
    changes,
  };
}
