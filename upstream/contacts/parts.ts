import { toRefusal, toRefusalOfEntry, type ListName } from "../../domain/refusals/refusal";
import { ApiError } from "../wire/api-error";

type Part = { id: number | null; is_deleted?: boolean | undefined };

/**
 * Divides the parts of a payload (addresses or contact persons) into removed, changed and added
 * parts. An empty part without an id is ignored. Throws a 422 when a part has an unknown id of `list`.
 */
export function planPartChanges<P extends Part>(
  parts: P[],
  storedIds: number[],
  { list, isEmpty }: { list: ListName; isEmpty: (part: P) => boolean },
) {
  const removed: number[] = [];
  const changed: { id: number; part: P }[] = [];
  const added: P[] = [];
  parts.forEach((part, index) => {
    const { id, is_deleted: isDeleted } = part;
    if (id !== null && !storedIds.includes(id)) {
      throw new ApiError(422, toRefusalOfEntry(toRefusal("not_found_here"), list, index));
    }
    if (id !== null && isDeleted) removed.push(id);
    else if (id !== null) changed.push({ id, part });
    else if (!isDeleted && !isEmpty(part)) added.push(part);
  });
  return { removed, changed, added };
}
