import { count } from "../../../../domain/words/in-languages";
import { invoiceFormWords as words } from "../../../../domain/words/invoice-form";
import { fill } from "../../../../domain/words/message";
import { useNavigation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from "react";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { addCurrencySymbol } from "../../../../domain/money/with-symbol";
import { useFieldCheck, useFieldError } from "~/forms/long-form";
import { FieldError, toFieldId } from "~/ui/field";
import { waitForPressEnd } from "~/ui/press";
import { intents } from "../intent";
import { moveOnEnter } from "./enter-key";
import { useItemSearch, type ItemMatches } from "./use-item-search";

type Props = {
  /** The symbol of the base currency, in which the catalogue has its prices. */
  baseSymbol: string;
  /** The text that the server has for the field. */
  initialText: string;
};

const NAME = "itemToAdd";
const ERROR_ID = `${toFieldId(NAME)}-error`;
const LIST_ID = "line-finder-list";
const toOptionId = (index: number) => `${LIST_ID}-${index}`;

type Option = { key: string; name: string; detail: string; price: string; intent: string };

/**
 * The last row of the lines in a wide window with script: a combobox that finds an item while its
 * name or code is typed (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). A chosen option is
 * posted as a button of the form, so that the server adds the line as the item chooser does.
 */
export default function LineFinder({ baseSymbol, initialText }: Props) {
  const [text, setText] = useState(initialText);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isEnterPending, setEnterPending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isPosting = useNavigation().state !== "idle";
  const { matches, isFailed, retry } = useItemSearch(isOpen ? text : null);
  const isCurrent = matches !== null && matches.text === text.trim();
  const options = matches ? toOptions(matches, baseSymbol) : [];

  useEffect(() => {
    const form = button.current?.form;
    return form ? moveOnEnter(form) : undefined;
  }, []);

  // The first item that a typed text finds is active at once, so that Enter chooses it. When only
  // income accounts are listed, none is active before an arrow key or a first Enter.
  const found = isCurrent ? matches : null;
  const [shown, setShown] = useState(found);
  if (found !== shown) {
    setShown(found);
    setActive(found && found.items.length > 0 && found.text !== "" ? 0 : -1);
  }
  const chooseOption = useCallback(
    (intent: string) => {
      if (!button.current || isPosting) return;
      button.current.value = intent;
      button.current.click();
      setOpen(false);
    },
    [isPosting],
  );
  // Enter was pressed before the answer arrived, for example by a barcode scanner.
  useEffect(() => {
    if (!isEnterPending || !found) return;
    setEnterPending(false);
    const only = findOnly(found);
    if (only) chooseOption(intents.addItem(only.id));
  }, [isEnterPending, found, chooseOption]);

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const move = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (move !== 0) {
      event.preventDefault();
      if (isOpen) setActive(wrapIndex(active + move, options.length, move));
      else setOpen(true);
    } else if (event.key === "Enter") {
      event.preventDefault();
      handleEnter();
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  }

  function handleEnter() {
    const option = isCurrent ? options[active] : undefined;
    if (isFailed) {
      setOpen(true);
      retry();
    } else if (option && isOpen) chooseOption(option.intent);
    else if (isCurrent && isOpen) setActive(options.length > 0 ? 0 : -1);
    else if (text.trim() !== "") {
      setOpen(true);
      setEnterPending(true);
    }
  }

  const isListShown = isOpen && !isFailed && matches !== null;
  useEffect(() => {
    if (isListShown) box.current?.scrollIntoView({ block: "nearest" });
  }, [isListShown, matches]);
  const error = useFieldError(NAME);
  const check = useFieldCheck(NAME);
  return (
    <div className="line-finder">
      <button ref={button} name="intent" hidden tabIndex={-1} aria-hidden="true">
        {words.add}
      </button>
      <input
        role="combobox"
        id={toFieldId(NAME)}
        name={NAME}
        aria-label={words.itemToAdd}
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={LIST_ID}
        aria-activedescendant={isListShown && active >= 0 ? toOptionId(active) : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? ERROR_ID : undefined}
        className="input"
        maxLength={INVOICE_LIMITS.lineName}
        placeholder={words.itemToAddHint}
        autoComplete="off"
        enterKeyHint="done"
        readOnly={isPosting}
        defaultValue={initialText}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
          setEnterPending(false);
        }}
        onKeyDown={handleKey}
        onBlur={(event) => {
          setOpen(false);
          // The message about the text appears only after the press, because the message moves the
          // button below that is being pressed.
          void waitForPressEnd().then(() => check.onBlur(event));
        }}
      />
      <FieldError id={ERROR_ID} error={isOpen ? undefined : error} />
      <p role="status" className={isFailed ? "line-finder-note" : "sr-only"}>
        {isFailed ? words.searchFailed : isListShown && isCurrent ? describeMatches(matches) : ""}
      </p>
      <div ref={box} className="line-finder-box" hidden={!isListShown}>
        {matches && matches.text !== "" && matches.items.length === 0 ? (
          <p className="text-quiet">{describeMatches(matches)}</p>
        ) : null}
        <ul id={LIST_ID} role="listbox" aria-label={words.matchingItems}>
          {options.map((option, index) => (
            // The keys of the combobox are handled by its field.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
            <li
              key={option.key}
              id={toOptionId(index)}
              role="option"
              aria-selected={index === active}
              ref={index === active ? scrollIntoView : undefined}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => chooseOption(option.intent)}
            >
              <span>{option.name}</span>
              <span className="text-quiet">{option.detail}</span>
              <span className="figures">{option.price}</span>
            </li>
          ))}
        </ul>
        {matches?.hasMore ? <p className="text-quiet">{describeMatches(matches)}</p> : null}
      </div>
    </div>
  );
}

function toOptions({ text, items, accounts }: ItemMatches, symbol: string): Option[] {
  const lines = items.map(({ id, name, sku, price }) => ({
    ...{ key: `item-${id}`, name, detail: sku, price: addCurrencySymbol(symbol, price) },
    intent: intents.addItem(id),
  }));
  const own = accounts.map(({ id, name }) => ({
    ...{ key: `account-${id}`, name: fill(words.addAsOwnLine, { text }), price: "" },
    detail: accounts.length > 1 ? name : "",
    intent: intents.addService(id, text),
  }));
  return [...lines, ...own];
}

/**
 * Returns the item that the text means: the only one with this code or name, or the only match.
 * Otherwise returns undefined.
 */
function findOnly({ text, items, hasMore }: ItemMatches) {
  const isSame = (other: string) => other.toLowerCase() === text.toLowerCase();
  const exact = items.filter(({ sku, name }) => isSame(sku) || isSame(name));
  if (exact.length === 1) return exact[0];
  return items.length === 1 && !hasMore ? items[0] : undefined;
}

function describeMatches({ text, items, hasMore }: ItemMatches): string {
  if (items.length === 0) return text === "" ? "" : fill(words.noMatch, { text });
  if (hasMore) return fill(words.firstMatches, { number: items.length });
  return count(words.matches, items.length);
}

/** Returns the next place in the list; the last and the first one are neighbours. */
function wrapIndex(index: number, length: number, move: number): number {
  if (length === 0) return -1;
  if (index < 0) return length - 1;
  return index >= length ? (move > 0 ? 0 : length - 1) : index;
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
