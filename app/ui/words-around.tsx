import { Fragment, type ReactNode } from "react";
import { splitMessage } from "../../domain/words/message";

type Props = {
  /** A message with one value, such as "{amount} left". */
  text: string;
  /** The class of the words, such as of words for screen readers only. */
  className: string;
  /** The value. */
  children: ReactNode;
};

/** A message whose words are shown in some places only, while its value is always shown. */
export function WordsAround({ text, className, children }: Props) {
  return splitMessage(text).map((part, index) =>
    typeof part === "string" ? (
      <span key={index} className={className}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{children}</Fragment>
    ),
  );
}
