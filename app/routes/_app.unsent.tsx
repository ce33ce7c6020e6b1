import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PostForm } from "~/ui/post-form";
import type { Screen } from "~/ui/shell/screen";
import { titled } from "~/ui/title";
import { paths, safeReturn } from "~/paths";
import {
  forgetInterruptedPost,
  readInterruptedPost,
} from "~/server/session/interrupted-post.server";
import { withPost, withSession } from "~/server/session/guards.server";

export const meta = titled("Not sent yet");

export const handle: Screen = { title: "Not sent yet" };

/**
 * Where a login leads that follows a post which the API refused with 401, and the way back to a
 * form's own company.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    const unsent = await readInterruptedPost(session);
    if (!unsent?.fields) throw redirect(nextOf(request));
    return { to: unsent.to, fields: unsent.fields };
  });
}

/** Gives it up. */
export async function action({ request }: ActionFunctionArgs) {
  return withPost(request, async ({ session }) => {
    const unsent = await readInterruptedPost(session);
    if (unsent) await forgetInterruptedPost(session, unsent.to);
    return redirect(nextOf(request));
  });
}

export default function UnsentPage() {
  const { to, fields } = useLoaderData<typeof loader>();
  return (
    <section className="mx-auto max-w-dialog px-4 py-8 text-center">
      <p>
        This form was not sent: you were logged out, or in another company. What you entered is
        kept.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <PostForm reloadDocument action={to}>
          {fields.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <button className="button button-main">Send it now</button>
        </PostForm>
        <PostForm>
          <button className="button">Do not send</button>
        </PostForm>
      </div>
    </section>
  );
}

function nextOf(request: Request): string {
  return safeReturn(new URL(request.url).searchParams.get("then")) ?? paths.home();
}
