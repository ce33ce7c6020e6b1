import type { Group } from "~/models/lists.server";

export function GroupOptions({ groups }: { groups: Group[] }) {
  return groups.map(({ name, items }) => (
    <optgroup key={name} label={name}>
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.name}
        </option>
      ))}
    </optgroup>
  ));
}
