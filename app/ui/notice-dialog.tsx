import { PageLink } from "./page-link";

type Props = { title: string; text: string; to: string; button: string };

/** Tells the user that an action is done, in place of the page. The button links to `to`. */
export function NoticeDialog({ title, text, to, button }: Props) {
  return (
    <div
      role="alertdialog"
      aria-labelledby="notice-title"
      aria-describedby="notice-text"
      className="dialog dialog-open"
    >
      <h1 id="notice-title" className="text-lg">
        {title}
      </h1>
      <p id="notice-text" className="mt-2">
        {text}
      </p>
      <p className="mt-6 text-right">
        <PageLink className="button button-main" to={to}>
          {button}
        </PageLink>
      </p>
    </div>
  );
}
