import { paths } from "~/paths";
import { PostForm } from "~/ui/post-form";
import { CompanySelect } from "~/ui/shell/company-select";
import type { Companies } from "~/lib/error-page";

type Props = { title: string; text: string; companies: Companies; subscribeUrl: string };

/**
 * In place of every page of a free-plan company: on to another one, to the subscription, or out.
 */
export function Paywall({ title, text, companies, subscribeUrl }: Props) {
  return (
    <div
      role="alertdialog"
      aria-labelledby="paywall-title"
      aria-describedby="paywall-text"
      className="dialog dialog-open px-0"
    >
      <div className="px-4">
        <h1 id="paywall-title" className="text-lg">
          {title}
        </h1>
        <p id="paywall-text" className="mb-4 mt-2">
          {text}
        </p>
      </div>
      <CompanySelect companies={companies} />
      <div className="grid gap-3 px-4">
        <a className="button button-main" href={subscribeUrl} target="_blank" rel="noreferrer">
          Subscribe
        </a>
        <PostForm action={paths.logout()} className="grid">
          <button className="button button-plain">Logout</button>
        </PostForm>
      </div>
    </div>
  );
}
