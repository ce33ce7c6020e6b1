import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { shellWords as words } from "../../domain/words/shell";
import { parseSearch, QUERY_FORM_ID } from "~/lib/search";
import { Icon, type IconName } from "../ui/icon";
import type { Place, Screen } from "./screen";

type Props = NonNullable<Screen["search"]> & { place: Place };

/** The search field. The search text is part of the address, so the results can be reloaded. */
export function HeaderSearch({ label, form, isAlwaysOpen, place }: Props) {
  const { q } = parseSearch(place.search);
  return (
    <SearchForm
      id={QUERY_FORM_ID}
      form={form}
      place={place}
      className="flex items-center gap-1 px-4 pb-2"
    >
      <input
        form={form}
        type="search"
        name="q"
        defaultValue={q}
        aria-label={label}
        placeholder={words.search}
        enterKeyHint="search"
        autoComplete="off"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the search
        autoFocus={!isAlwaysOpen && !q}
        className="input search-input mt-0 flex-1"
      />
      <IconButton form={form} label={words.search} icon="search" />
      <button
        form={form}
        name="find"
        value="clear"
        className="clear-search button button-plain px-2 text-sm"
        aria-label={words.clearSearch}
      >
        {words.clear}
      </button>
      {isAlwaysOpen ? null : (
        <IconButton form={form} label={words.closeSearch} icon="close" find="close" />
      )}
    </SearchForm>
  );
}

/** The button that opens the search field. */
export function SearchOpener({ form, place }: Props) {
  return (
    <SearchForm form={form} place={place} className="contents">
      <IconButton form={form} label={words.search} icon="search" find="open" />
    </SearchForm>
  );
}

/** Wraps the field in a form of its own, unless the field belongs to the page's form. */
function SearchForm({
  id,
  form,
  place,
  className,
  children,
}: {
  id?: string;
  form: string | undefined;
  place: Place;
  className: string;
  children: ReactNode;
}) {
  if (form) {
    return (
      <div role="search" className={className}>
        {children}
      </div>
    );
  }
  const otherParams = [...place.search].filter(([name]) => !["q", "find", "page"].includes(name));
  return (
    <Form id={id} role="search" action={place.path} className={className}>
      {otherParams.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

function IconButton({
  form,
  label,
  icon,
  find,
}: {
  form: string | undefined;
  label: string;
  icon: IconName;
  find?: string;
}) {
  return (
    <button
      form={form}
      name={find ? "find" : undefined}
      value={find}
      className="button-icon"
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
