import { StoreFault, type StoreFaultKind } from "./key-value-store";

/**
 * The kinds of fault by the first word of an error reply. The reply of a command inside a script
 * has "-" before it.
 */
const KINDS: Record<string, StoreFaultKind> = {
  OOM: "out-of-memory",
  // Redis could not write its own file.
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

const ERROR_REPLY = new RegExp(`(?:^|-)(${Object.keys(KINDS).join("|")})\\b`);

/** Converts an error reply of Redis; returns null when the reply means a defect of the command. */
export function toStoreFault(error: Error): StoreFault | null {
  const kind = KINDS[ERROR_REPLY.exec(error.message)?.[1] ?? ""];
  return kind ? new StoreFault(kind, { cause: error }) : null;
}
