/** `field` is the label of the field. `before` or `after` is empty when the field was empty. */
export type Change = { field: string; before: string; after: string };

/** The values of fields before and after a change. */
export function Changes({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className="mt-1 grid grid-cols-1 gap-1 text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="text-quiet">{field}</dt>
          <dd className="whitespace-pre-line break-words">
            {before ? <del className="text-quiet">{before}</del> : null}
            {before && after ? " → " : null}
            {after ? <ins className="no-underline">{after}</ins> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
