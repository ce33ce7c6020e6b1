import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "./icon";

/** A search by address, so that its results can be reloaded and gone back to. `children` are posted along. */
export function SearchForm({ q, label, clear, children }: { q: string; label: string; clear: string; children?: ReactNode }) {
  return (
    <Form role="search" className="flex items-center gap-2 px-4 py-3">
      {children}
      <SearchField q={q} label={label} clear={clear} />
    </Form>
  );
}

export function SearchField({ q, label, clear }: { q: string; label: string; clear: string }) {
  return (
    <>
      <input key={q} type="search" name="q" defaultValue={q} aria-label={label} placeholder="Search" enterKeyHint="search" autoComplete="off" className="input mt-0 flex-1" />
      {q ? (
        <Link className="button-icon" to={clear} aria-label="Clear search">
          <Icon name="close" />
        </Link>
      ) : null}
      <button className="button-icon" aria-label="Search">
        <Icon name="search" />
      </button>
    </>
  );
}
