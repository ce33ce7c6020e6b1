import { Fragment, type ReactNode } from "react";
import { splitMessage, type Values } from "../../domain/words/message";

/** A message whose values can be elements, such as links. */
export function Sentence<const Message extends string>({
  text,
  values,
}: {
  text: Message;
  values: Values<Message, ReactNode>;
}) {
  const nodes: Record<string, ReactNode> = values;
  return splitMessage(text).map((part, index) => (
    <Fragment key={index}>{typeof part === "string" ? part : nodes[part.name]}</Fragment>
  ));
}
