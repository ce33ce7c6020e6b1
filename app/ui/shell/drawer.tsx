import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { paths } from "~/paths";
import { Backdrop } from "../backdrop";
import { closeDialog } from "../dialog";
import { Icon, type IconName } from "../icon";
import { PostForm } from "../post-form";
import { CompanySelect } from "./company-select";
import { LiteSwitch } from "./lite-switch";
import type { Companies } from "~/lib/error-page";
import { PageLink } from "../page-link";

export const DRAWER_ID = "menu";

/** Without `to` it is the heading of what follows. */
export type DrawerEntry = {
  text: string;
  to?: string;
  icon?: IconName;
  count?: string | undefined;
};

export type DrawerContent = {
  personName: string;
  picture: string | null;
  companies: Companies;
  /** As the server names them: no page need have the words of others in its script. */
  links: DrawerEntry[];
};

export function Drawer({ personName, picture, companies, links }: DrawerContent) {
  const { key, pathname } = useLocation();
  useEffect(() => closeDialog(DRAWER_ID), [key]);
  return (
    <aside id={DRAWER_ID} popover="auto" className="drawer no-print" aria-label="Menu">
      <Backdrop panelId={DRAWER_ID} />
      <div className="flex items-center gap-3 p-4">
        <img
          src={picture ?? "/person.svg"}
          alt=""
          width={48}
          height={48}
          className="rounded-full"
        />
        <p className="min-w-0 flex-1 font-semibold">{personName}</p>
        <img src="/favicon.svg" alt="" width={24} height={24} />
      </div>
      <CompanySelect companies={companies} panelId={DRAWER_ID} />
      <nav aria-label="Main">
        {links.map((link) => (
          <DrawerLink key={link.text} {...link} isHere={link.to === pathname} />
        ))}
      </nav>
      <LiteSwitch />
      <PostForm action={paths.logout()}>
        <button className="drawer-link">
          <Icon name="leave" />
          Sign Out
        </button>
      </PostForm>
    </aside>
  );
}

function DrawerLink({ to, icon, text, count, isHere }: DrawerEntry & { isHere: boolean }) {
  const content = (
    <>
      {icon ? <Icon name={icon} /> : <span className="w-6" />}
      <span className="flex-1">{text}</span>
      {count ? (
        <span className="badge">
          {count}
          <span className="sr-only"> {text.toLowerCase()}</span>
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
