import { createRefusal } from "../wire/api-error";
import { PART_NOT_FOUND } from "./payload";

type Part = { id: number | null; is_deleted?: boolean | undefined };

/**
 * Divides the parts of a payload (addresses or contact persons) into removed, changed and added
 * parts. An empty part without an id is ignored. Throws a 422 when a part has an unknown id; `place`
 * begins the message.
 */
export function planPartChanges<P extends Part>(
  parts: P[],
  storedIds: number[],
  { place, isEmpty }: { place: string; isEmpty: (part: P) => boolean },
) {
  const removed: number[] = [];
  const changed: { id: number; part: P }[] = [];
  const added: P[] = [];
  parts.forEach((part, index) => {
    const { id, is_deleted: isDeleted } = part;
    if (id !== null && !storedIds.includes(id)) {
      throw createRefusal(`${place} ${index + 1}: ${PART_NOT_FOUND}`);
    }
    if (id !== null && isDeleted) removed.push(id);
    else if (id !== null) changed.push({ id, part });
    else if (!isDeleted && !isEmpty(part)) added.push(part);
  });
  return { removed, changed, added };
}
