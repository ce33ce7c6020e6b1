import { renderToStaticMarkup } from "react-dom/server";
import { PERIODS } from "~/lib/period.server";
import { MAX_CSV_ROWS, toCsvAddress, type CsvList } from "./csv-address.server";
import {
  SORTS,
  toChoiceSortParams,
  type ChoiceParams,
  type ListChoice,
} from "./list-choice.server";
import type { SumsView } from "./sums.server";

type ListToolsProps = {
  list: CsvList;
  choice: ListChoice;
  /** Returns the address of the list with these parameters and its other filters. */
  addressOf: (params: ChoiceParams) => string;
  sums: SumsView;
  /** The number of rows on all pages; null when it is unknown. */
  total: number | null;
  canSort?: boolean;
  /** True when the tools are visible before the user opens them. */
  isOpen?: boolean;
  /** Links to related lists. */
  links?: { name: string; to: string }[];
};

/**
 * Renders the period and order, the sums and the link to the CSV file as static HTML. The tools are
 * links and a form, so they need no script.
 */
export const renderListTools = (tools: ListToolsProps) =>
  renderToStaticMarkup(<ListTools {...tools} />);

function ListTools(tools: ListToolsProps) {
  const { choice, addressOf, sums, isOpen = false } = tools;
  const { period, sort } = choice;
  const isChosen = period.name !== null || sort !== null;
  const heading = [period.words, sort ? `by ${sort.title.toLowerCase()}` : ""];
  return (
    <div className="px-4 text-sm">
      {period.problem ? (
        <p role="alert" className="field-error">
          {period.problem}
        </p>
      ) : null}
      <details open={isOpen || period.problem !== ""}>
        <summary className="link inline-block py-3 text-sm">
          {heading.filter(Boolean).join(" · ") || (tools.canSort ? "Period and order" : "Period")}
        </summary>
        <Periods {...tools} />
        <Days {...tools} />
        {tools.canSort ? <Orders {...tools} /> : null}
        {isChosen ? null : <Links {...tools} />}
      </details>
      {sums.lines.length > 0 ? (
        <ul aria-label="Sums" className="mt-2">
          {sums.lines.map((parts, index) => (
            <li key={index}>{parts.join(" · ")}</li>
          ))}
        </ul>
      ) : null}
      {sums.uncounted ? <p className="text-quiet">{sums.uncounted}</p> : null}
      {isChosen ? <Links {...tools} clearUrl={addressOf({})} /> : null}
    </div>
  );
}

function Periods({ choice: { period, sort, order }, addressOf }: ListToolsProps) {
  const sortParams = toChoiceSortParams({ sort, order });
  return (
    <nav aria-label="Period" className="flex flex-wrap gap-2">
      {PERIODS.map(({ name, title }) => (
        <Chip
          key={name}
          to={addressOf({ period: name, ...sortParams })}
          isCurrent={name === period.name}
          title={title}
        />
      ))}
    </nav>
  );
}

/** Shows a form for the period. Hidden fields repeat the other parameters of the list. */
function Days({ choice: { period, sort, order }, addressOf }: ListToolsProps) {
  const [path = "", query] = addressOf(toChoiceSortParams({ sort, order })).split("?");
  return (
    <form action={path} className="mt-2 flex items-end gap-2">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(["from", "to"] as const).map((name) => (
        <label key={name} className="min-w-0 flex-1">
          {name === "from" ? "From" : "To"}
          <input
            name={name}
            defaultValue={period.typed[name]}
            className="input px-2"
            inputMode="numeric"
            autoComplete="off"
            placeholder="DD/MM/YYYY"
          />
        </label>
      ))}
      <button className="button px-3">Show</button>
    </form>
  );
}

function Orders({ choice: { params, sort, order }, addressOf }: ListToolsProps) {
  const { sort: _, order: __, ...days } = params;
  const reversed = order === "asc" ? "desc" : "asc";
  return (
    <nav aria-label="Order" className="mt-2 flex flex-wrap gap-2">
      <Chip to={addressOf(days)} isCurrent={!sort} title="Newest" />
      {SORTS.map((each) => (
        <Chip
          key={each.name}
          to={addressOf({ ...days, sort: each.name })}
          isCurrent={each.name === sort?.name}
          title={each.title}
        />
      ))}
      {sort ? (
        <Chip
          to={addressOf({ ...days, ...toChoiceSortParams({ sort, order: reversed }) })}
          isCurrent={order !== sort.defaultOrder}
          title="Reverse"
        />
      ) : null}
    </nav>
  );
}

function Links({
  list,
  choice: { params, period },
  addressOf,
  total,
  links = [],
  clearUrl,
}: ListToolsProps & { clearUrl?: string }) {
  const isTooLong = total !== null && total > MAX_CSV_ROWS;
  const hasFile = !isTooLong && !period.problem && total !== 0;
  const file = hasFile ? [{ name: "CSV", to: toCsvAddress(list, addressOf(params)) }] : [];
  const all = [
    ...file,
    ...links,
    ...(clearUrl === undefined ? [] : [{ name: "Clear", to: clearUrl }]),
  ];
  return (
    <>
      {isTooLong ? (
        <p className="text-quiet">
          A CSV has at most {MAX_CSV_ROWS.toLocaleString("en")} rows. Choose fewer days for one.
        </p>
      ) : null}
      <p className="flex flex-wrap gap-x-4">
        {all.map(({ name, to }) => (
          <a key={name} className="link py-3" href={to}>
            {name}
          </a>
        ))}
      </p>
    </>
  );
}

function Chip({ to, isCurrent, title }: { to: string; isCurrent: boolean; title: string }) {
  return (
    <a className="chip" href={to} aria-current={isCurrent ? "true" : undefined}>
      {title}
    </a>
  );
}
