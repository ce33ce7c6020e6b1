/** The facts about a receipt or a refund, in rows of name and value. */
export function EntryFacts({ facts }: { facts: { name: string; value: string }[] }) {
  return (
    <dl className="card grid grid-cols-1 gap-2 p-4">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-quiet">{name}</dt>
          <dd className="min-w-0 text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The links to the paper of a receipt or a refund in each size. */
export function PaperLinks({
  papers,
  name,
}: {
  papers: { name: string; to: string }[];
  name: string;
}) {
  return (
    <nav className="flex flex-wrap gap-3" aria-label={name}>
      {papers.map((paper) => (
        <a key={paper.name} className="button flex-1 whitespace-nowrap px-2" href={paper.to}>
          {paper.name}
        </a>
      ))}
    </nav>
  );
}
