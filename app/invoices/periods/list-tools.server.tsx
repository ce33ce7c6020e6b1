import { renderToStaticMarkup } from "react-dom/server";
import { commonWords } from "../../../domain/words/common";
import { fill } from "../../../domain/words/message";
import { listToolWords as words } from "../../../domain/words/list-tools";
import { periodWords } from "../../../domain/words/periods";
import { PERIODS } from "~/lib/period.server";
import { MAX_CSV_ROWS, toCsvAddress, type CsvList } from "./csv-address.server";
import {
  DEFAULT_CHOICE,
  SORTS,
  toChoiceSortParams,
  type ChoiceParams,
  type ListChoice,
} from "./list-choice.server";

type ListToolsProps = {
  list: CsvList;
  choice: ListChoice;
  /** Returns the address of the list with these parameters and its other filters. */
  toAddress: (params: ChoiceParams) => string;
  /** The number of rows on all pages; null when it is unknown. */
  total: number | null;
  canSort?: boolean;
  /** The id of the form of days, when it is the page's `Screen.formFor`. */
  formId?: string | undefined;
  /** True when the tools are visible before the user opens them. */
  isOpen?: boolean;
  /** Links to related lists. */
  links?: { name: string; to: string }[];
  /** The address of the list in which records are chosen; undefined when nothing can be chosen. */
  selectUrl?: string | undefined;
  /** The active filter in words, such as "Only late invoices". */
  filter?: string;
  /** The address of the list without filter, period and order. */
  allUrl: string;
};

/**
 * Renders the period and order and the links of a list, such as its CSV file, as static HTML. The
 * tools are links and a form, so they need no script. In a wide window the tools take one line.
 */
export const renderListTools = (tools: ListToolsProps) =>
  renderToStaticMarkup(<ListTools {...tools} />);

function ListTools(tools: ListToolsProps) {
  const { choice, isOpen = false, canSort = false, filter = "" } = tools;
  const { period, sort } = choice;
  const isChosen = period.name !== null || sort !== null || filter !== "";
  const chosen = [filter, period.words, sort ? words.by[sort.name] : ""];
  return (
    <div className="tools">
      <details open={isOpen || period.problem !== ""}>
        <summary className="link">
          {chosen.filter(Boolean).join(" · ") || <Summary canSort={canSort} />}
        </summary>
        <div className="tool-fields">
          {period.problem ? (
            <p role="alert" className="field-error">
              {period.problem}
            </p>
          ) : null}
          <Periods {...tools} />
          <Days {...tools} />
          {canSort ? <Orders {...tools} /> : null}
        </div>
      </details>
      {tools.selectUrl === undefined ? null : (
        <a className="link select" href={tools.selectUrl}>
          {words.select}
        </a>
      )}
      <Links {...tools} isChosen={isChosen} />
    </div>
  );
}

function Periods({ choice: { period, sort, order }, toAddress }: ListToolsProps) {
  const sortParams = toChoiceSortParams({ sort, order });
  return (
    <nav aria-label={words.period}>
      {PERIODS.map(({ name }) => (
        <Chip
          key={name}
          to={toAddress({ period: name, ...sortParams })}
          isCurrent={name === period.name}
          title={periodWords.names[name]}
        />
      ))}
    </nav>
  );
}

/** Shows a form for the period. Hidden fields repeat the other parameters of the list. */
function Days({ choice: { period, sort, order }, toAddress, formId }: ListToolsProps) {
  const [path = "", query] = toAddress(toChoiceSortParams({ sort, order })).split("?");
  return (
    <form id={formId} action={path}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(["from", "to"] as const).map((name) => (
        <label key={name}>
          {name === "from" ? words.from : words.to}
          <input
            name={name}
            defaultValue={period.typed[name]}
            className="input px-2"
            inputMode="numeric"
            autoComplete="off"
            placeholder={commonWords.dateFormat}
          />
        </label>
      ))}
      <button className="button px-3">{words.show}</button>
    </form>
  );
}

function Orders({ choice: { params, sort, order }, toAddress }: ListToolsProps) {
  const { sort: _, order: __, ...days } = params;
  const reversed = order === "asc" ? "desc" : "asc";
  return (
    <nav aria-label={words.order} className="only-phone">
      <Chip to={toAddress({ ...days, ...DEFAULT_CHOICE })} isCurrent={!sort} title={words.newest} />
      {SORTS.map((each) => (
        <Chip
          key={each.name}
          to={toAddress({ ...days, sort: each.name })}
          isCurrent={each.name === sort?.name}
          title={words.sorts[each.name]}
        />
      ))}
      {sort ? (
        <Chip
          to={toAddress({ ...days, ...toChoiceSortParams({ sort, order: reversed }) })}
          isCurrent={order !== sort.defaultOrder}
          title={words.reverse}
        />
      ) : null}
    </nav>
  );
}

/** In a wide window the order is chosen in the heads of the columns. */
function Summary({ canSort }: { canSort: boolean }) {
  if (!canSort) return words.period;
  return (
    <>
      <span className="only-phone">{words.periodAndOrder}</span>
      <span className="wide">{words.period}</span>
    </>
  );
}

function Links({
  list,
  choice: { params, period },
  toAddress,
  total,
  links = [],
  allUrl,
  isChosen,
}: ListToolsProps & { isChosen: boolean }) {
  const isTooLong = total !== null && total > MAX_CSV_ROWS;
  const hasFile = !isTooLong && !period.problem && total !== 0;
  const file = hasFile ? [{ name: words.csv, to: toCsvAddress(list, toAddress(params)) }] : [];
  const all = [...file, ...links, ...(isChosen ? [{ name: words.showAll, to: allUrl }] : [])];
  return (
    <p className={isChosen ? "tool-links" : "tool-links idle"}>
      {isTooLong ? (
        <span>{fill(words.csvTooLong, { max: MAX_CSV_ROWS.toLocaleString("en") })}</span>
      ) : null}
      {all.map(({ name, to }) => (
        <a key={name} className="link" href={to}>
          {name}
        </a>
      ))}
    </p>
  );
}

function Chip({ to, isCurrent, title }: { to: string; isCurrent: boolean; title: string }) {
  return (
    <a className="chip" href={to} aria-current={isCurrent ? "true" : undefined}>
      {title}
    </a>
  );
}
