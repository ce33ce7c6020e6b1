type Group = { name: string; items: { id: string; name: string }[] };

/** The options of a select element in named groups. */
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
