import { randomUUID } from "node:crypto";
import { fill } from "../../../domain/words/message";
import { versionWords as words } from "../../../domain/words/versions";
import { formatCompanyTime } from "~/lib/company-day.server";
import { readVersion, readVersions, type InvoiceVersion } from "~/models/invoices/issued.server";
import { readInvoice, type InvoiceRecord } from "~/models/invoices/record.server";
import { loadHistory } from "~/models/history.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toHeadingView } from "../invoice-heading.server";
import type { HeadingView } from "../invoice-heading";

/** Returns the versions of an issued invoice, newest first. The invoice may be deleted. */
export async function loadVersions(session: Session, request: Request, id: string) {
  await requireExtension("issued");
  const [versions, invoice, history] = await Promise.all([
    readVersions(session, id),
    findInvoice(session, id),
    loadHistory(session, request, { of: "invoice", id }),
  ]);
  const isDeleted = invoice === null;
  return {
    id,
    key: randomUUID(),
    isDeleted,
    heading: invoice ? toHeadingView(invoice) : await readLastVersionHeading(session, id, versions),
    versions: versions.map((version, index) =>
      toVersionView(version, { isNewest: index === 0, countryId: session.countryId }),
    ),
    /**
     * The history of a deleted invoice. Null for an existing invoice, whose own page shows the
     * history.
     */
    history: isDeleted ? history : null,
  };
}

async function findInvoice(session: Session, id: string): Promise<InvoiceRecord | null> {
  try {
    return await readInvoice(session, id);
  } catch (error) {
    if (error instanceof UpstreamFault && error.kind === "notFound") return null;
    throw error;
  }
}

/** Returns the heading of a deleted invoice from its newest version. */
async function readLastVersionHeading(
  session: Session,
  id: string,
  [newest]: InvoiceVersion[],
): Promise<HeadingView> {
  const { no, customer, currency, totals } = await readVersion(session, id, newest?.version ?? 1);
  const amount = { symbol: currency.symbol, figure: totals.total };
  return { no, contactName: customer.name, amount };
}

type VersionViewOptions = { isNewest: boolean; countryId: string };

function toVersionView(
  { version, origin, made_at, made_by, changes }: InvoiceVersion,
  { isNewest, countryId }: VersionViewOptions,
) {
  const moment = formatCompanyTime(countryId, made_at);
  return {
    version,
    isNewest,
    /** The text that tells when and by whom the version was created. */
    madeText:
      origin === "upgrade"
        ? fill(words.fromUpgrade, { time: moment })
        : [moment, made_by].filter(Boolean).join(" · "),
    changes,
  };
}
