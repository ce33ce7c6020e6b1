import type { ReactNode } from "react";
import { uiWords as words } from "../../domain/words/ui";
import { PageLink } from "./page-link";
import { PostForm } from "./post-form";

type Props = {
  title: string;
  /** What 'Yes' does, in words. */
  children: ReactNode;
  /** The address to which 'No' leads and 'Yes' posts. */
  address: string;
  /** The value of `intent` that 'Yes' posts. Null when there is nothing to do, only a way back. */
  intent: string | null;
  /** The hidden fields that 'Yes' posts. */
  fields: [name: string, value: string | number][];
  /** True when the browser itself must post, because the answer can lead to a file. */
  reloadDocument?: boolean;
};

/** A question in place of a list, before several of its records are changed or sent. */
export function QuestionPage({ title, children, address, intent, fields, reloadDocument }: Props) {
  return (
    <section className="dialog dialog-open" aria-labelledby="question">
      <h2 id="question" className="text-lg">
        {title}
      </h2>
      {children}
      <div className="mt-6 flex justify-end gap-3">
        <PageLink className="button button-plain" to={address}>
          {intent ? words.no : words.back}
        </PageLink>
        {intent ? (
          <PostForm reloadDocument={reloadDocument} action={address}>
            {fields.map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <button className="button button-main" name="intent" value={intent}>
              {words.yes}
            </button>
          </PostForm>
        ) : null}
      </div>
    </section>
  );
}

/** Returns the hidden fields of ticked records. */
export function toItemFields(ids: string[]): [string, string][] {
  return ids.map((id) => ["item", id]);
}
