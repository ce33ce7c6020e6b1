import { accountPageWords as words } from "../../domain/words/account-pages";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";
import { PostForm } from "~/ui/post-form";
import { CompanySelect } from "~/shell/company-select";
import type { CompanyChoice } from "~/lib/error-page";

type Props = { title: string; text: string; companies: CompanyChoice; subscribeUrl: string };

/**
 * Replaces the pages of a company on the free plan. Shows the choice of another company, a link to
 * the subscription and the logout button.
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
      <div className="mb-4 px-4">
        <h2 className="font-semibold">{words.paywall.heading}</h2>
        <ul className="mt-2 grid gap-2">
          {[words.paywall.style, words.paywall.overview, words.paywall.records].map((benefit) => (
            <li key={benefit} className="flex gap-2">
              <span className="text-brand">
                <Icon name="tick" size={20} />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
        <p className="hint mt-3">{words.paywall.kept}</p>
      </div>
      <CompanySelect companies={companies} />
      <div className="grid gap-3 px-4">
        <a className="button button-main" href={subscribeUrl} target="_blank" rel="noreferrer">
          {words.paywall.subscribe}
        </a>
        <PostForm action={paths.logout()} className="grid">
          <button className="button button-plain">{words.paywall.logout}</button>
        </PostForm>
      </div>
    </div>
  );
}
