import { StoreFault, type StoreFaultKind } from "./key-value-store";

/** What Redis begins its refusals with; those of a command within a script have a "-" before. */
const KINDS: Record<string, StoreFaultKind> = {
  OOM: "out-of-memory",
  // It could not write its own file.
  MISCONF: "unwritable",
  BUSY: "busy",
  LOADING: "unavailable",
  MASTERDOWN: "unavailable",
  READONLY: "unavailable",
  NOREPLICAS: "unavailable",
  CLUSTERDOWN: "unavailable",
  MOVED: "unavailable",
  NOAUTH: "unavailable",
  WRONGPASS: "unavailable",
  NOPERM: "unavailable",
};

const REFUSAL = new RegExp(`(?:^|-)(${Object.keys(KINDS).join("|")})\\b`);

/** What Redis answered a command with; null when that is a defect of the command. */
export function toStoreFault(error: Error): StoreFault | null {
  const kind = KINDS[REFUSAL.exec(error.message)?.[1] ?? ""];
  return kind ? new StoreFault(kind, { cause: error }) : null;
}
