import { PageLink } from "./page-link";

/**
 * A missing detail of the business, the reason why it is needed (`why`), and the address of its
 * field (`to`).
 */
export type MissingDetailView = { label: string; why: string; to: string };

/** A list of missing details. All of them are optional. */
export function MissingDetails({
  title,
  hint,
  details,
}: {
  title: string;
  hint: string;
  details: MissingDetailView[];
}) {
  if (details.length === 0) return null;
  return (
    <section aria-labelledby="lacks" className="card p-4 no-print">
      <h2 id="lacks" className="text-base">
        {title}
      </h2>
      <p className="hint">{hint}</p>
      <ul className="mt-2">
        {details.map(({ label, why, to }) => (
          <li key={label} className="border-t border-line pb-3">
            <PageLink className="link inline-block py-3" to={to}>
              {label}
            </PageLink>
            <span className="block text-sm text-quiet">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
