import { Form, useLoaderData } from "@remix-run/react";
import { commonWords } from "../../../../domain/words/common";
import { listToolWords } from "../../../../domain/words/list-tools";
import { fill } from "../../../../domain/words/message";
import { statementWords as words } from "../../../../domain/words/statement";
import { Field } from "~/ui/field";
import type { loadStatement } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import { QUERY_FORM_ID } from "~/lib/search";
import { owedPaths } from "~/lib/owed-paths";
import type { Screen } from "~/shell/screen";

export const statementScreen: Screen = {
  get title() {
    return words.title;
  },
  back: ({ params: { id = "" } }) => ({
    to: owedPaths.customer(id),
    label: words.back,
  }),
  formFor: () => QUERY_FORM_ID,
};

type Loaded = ReturnType<typeof useLoaderData<typeof loadStatement>>;
type Section = NonNullable<Loaded["statement"]>["sections"][number];

/** Shows a statement: the opening balance, the entries of a period and the closing balance. */
export function StatementPage() {
  const { name, business, presets, periodText, errors, refusal, statement } =
    useLoaderData<typeof loadStatement>();
  return (
    <article className="mx-auto grid max-w-list grid-cols-1 gap-6 p-4" aria-labelledby="customer">
      <header>
        <h2 id="customer" className="text-lg">
          {name}
        </h2>
        <p className="mt-1 text-sm text-quiet">
          {statement
            ? fill(words.byOfPeriod, { business, ...periodText })
            : fill(words.by, { business })}
        </p>
      </header>
      <div className="no-print grid gap-3">
        <nav aria-label={listToolWords.period} className="statement-periods">
          {presets.map((preset) => (
            <PageLink
              key={preset.name}
              className="chip"
              to={preset.to}
              aria-current={preset.isCurrent ? "page" : undefined}
            >
              {preset.name}
            </PageLink>
          ))}
        </nav>
        <Form
          id={QUERY_FORM_ID}
          key={`${periodText.from} ${periodText.to}`}
          className="statement-days"
          aria-label={words.days}
        >
          <Day label={listToolWords.from} name="from" value={periodText.from} error={errors.from} />
          <Day label={listToolWords.to} name="to" value={periodText.to} error={errors.to} />
          <button className="button">{listToolWords.show}</button>
        </Form>
      </div>
      {refusal ? (
        <p role="alert" className="notice notice-error">
          {refusal}
        </p>
      ) : null}
      {statement ? <StatementBody statement={statement} /> : null}
    </article>
  );
}

function Day({
  label,
  name,
  value,
  error,
}: {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
}) {
  return (
    <Field
      label={label}
      name={name}
      defaultValue={value}
      error={error}
      inputMode="numeric"
      placeholder={commonWords.dateFormat}
      autoComplete="off"
    />
  );
}

function StatementBody({
  statement: { sections, pdf, sendUrl },
}: {
  statement: NonNullable<Loaded["statement"]>;
}) {
  return (
    <>
      {sections.length === 0 ? <p>{words.nothing}</p> : null}
      {sections.map((section) => (
        <StatementTable key={section.code} section={section} />
      ))}
      <p className="no-print grid gap-3 sm:flex">
        {sendUrl ? (
          <PageLink className="button button-main flex-1" to={sendUrl}>
            {words.send}
          </PageLink>
        ) : null}
        <span className="flex flex-1 gap-3">
          <a className="button flex-1" href={pdf} target="_blank" rel="noreferrer">
            {words.openPdf}
          </a>
          <a className="button flex-1" href={`${pdf}?save`}>
            {words.savePdf}
          </a>
        </span>
      </p>
    </>
  );
}

function StatementTable({ section }: { section: Section }) {
  const { code, symbol, opening, rows, closing, onAccount } = section;
  return (
    <table className="statement w-full text-sm">
      <caption className="text-left font-semibold">
        {code} <span className="symbol">{symbol}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.date}</th>
          <th scope="col" className="statement-details">
            {words.columns.details}
          </th>
          <th scope="col" className="figures">
            {words.columns.amount}
          </th>
          <th scope="col" className="figures">
            {words.columns.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        <BalanceRow name={words.opening} balance={opening} />
        {rows.map(({ id, date, details, to, amount, balance }) => (
          <tr key={id}>
            <td className="statement-date">{date}</td>
            <td>
              <PageLink className="statement-link" to={to}>
                {details}
              </PageLink>
            </td>
            <td className="figures">{amount}</td>
            <td className="figures statement-balance" data-label={words.columns.balance}>
              {balance}
            </td>
          </tr>
        ))}
        <BalanceRow name={words.closing} balance={closing} />
        {onAccount ? (
          <tr>
            <td colSpan={3}>{words.closingOnAccount}</td>
            <td className="figures">{onAccount}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

function BalanceRow({ name, balance }: { name: string; balance: string }) {
  return (
    <tr className="statement-sum">
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <td className="figures">{balance}</td>
    </tr>
  );
}
