/** A cell of a table's row. Where there are no heads of columns, it says itself what is missing. */
export function RowDetail({ name, value }: { name: string; value: string }) {
  return (
    <span role="cell" className="row-detail">
      {value ? null : <span className="narrow">{name}: </span>}
      {value || "Not provided"}
    </span>
  );
}
