import { randomUUID } from "node:crypto";
import { readRepeat } from "~/models/repeats/record.server";
import { createNotFoundPage } from "~/server/request/error-page.server";
import type { Session } from "~/server/session/session-storage.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { listRepeatModes } from "../modes.server";
import { toRepeatView } from "../repeat-view.server";
import type { RepeatChangeForm } from "./schema";

/** Returns the form that changes an active repeat. */
export async function loadRepeatChange(session: Session, id: string) {
  await requireExtension("repeat_modes");
  const repeat = await readRepeat(session, id);
  if (repeat.isEnded) throw createNotFoundPage();
  const form: RepeatChangeForm = {
    key: randomUUID(),
    basedOn: repeat.etag,
    mode: repeat.mode,
  };
  return {
    companyId: session.companyId,
    form,
    repeat: toRepeatView(repeat),
    modes: await listRepeatModes(),
  };
}
