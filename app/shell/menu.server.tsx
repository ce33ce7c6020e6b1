import { renderToStaticMarkup } from "react-dom/server";
import { toMarkup } from "../ui/static-html.server";
import { Icon, type IconName } from "../ui/icon";
import { PageLink } from "../ui/page-link";
import { WordsAround } from "../ui/words-around";

/** An entry of the menu. An entry without `to` is the heading of the entries below it. */
export type MenuEntry = {
  text: string;
  to?: string;
  icon?: IconName;
  /** The number of records, such as "7" or "9+", and the message for screen readers that contains it. */
  badge?: { count: string; text: string } | undefined;
};

/** Renders the links of the drawer and marks the link to the current path, `here`. */
export const renderMenu = (entries: MenuEntry[], here: string) =>
  toMarkup(
    renderToStaticMarkup(
      <>
        {entries.map((entry) => (
          <Entry key={entry.text} {...entry} isHere={entry.to === here} />
        ))}
      </>,
    ),
  );

function Entry({ to, icon, text, badge, isHere }: MenuEntry & { isHere: boolean }) {
  const content = (
    <>
      {icon ? <Icon name={icon} /> : <span className="w-6" />}
      <span className="flex-1">{text}</span>
      {badge ? (
        <span className="badge">
          <WordsAround text={badge.text} className="sr-only">
            {badge.count}
          </WordsAround>
        </span>
      ) : null}
    </>
  );
  if (!to) return <p className="drawer-link font-medium">{content}</p>;
  return (
    <PageLink className="drawer-link" to={to} aria-current={isHere ? "page" : undefined}>
      {content}
    </PageLink>
  );
}
