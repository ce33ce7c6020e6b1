/**
 * A cell of a row. On a narrow screen, without column headings, an empty cell names what is
 * missing.
 */
export function RowDetail({ name, value }: { name: string; value: string }) {
  return (
    <span role="cell" className="row-detail">
      {value ? null : <span className="narrow">{name}: </span>}
      {value || "Not provided"}
    </span>
  );
}
