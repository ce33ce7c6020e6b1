import { useLoaderData } from "@remix-run/react";
import { accountPageWords as words } from "../../../domain/words/account-pages";
import { PostForm } from "~/ui/post-form";
import type { loadInterruptedPost } from "./loader.server";

export function InterruptedPostPage() {
  const { to, fields } = useLoaderData<typeof loadInterruptedPost>();
  return (
    <section className="mx-auto max-w-dialog px-4 py-8 text-center">
      <p>{words.interruptedPost.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <PostForm reloadDocument action={to}>
          {fields.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <button className="button button-main">{words.interruptedPost.send}</button>
        </PostForm>
        <PostForm>
          <button className="button">{words.interruptedPost.discard}</button>
        </PostForm>
      </div>
    </section>
  );
}
