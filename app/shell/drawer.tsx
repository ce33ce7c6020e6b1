import { useLocation, useNavigation } from "@remix-run/react";
import { useContext, useEffect, useRef } from "react";
import { shellWords as words } from "../../domain/words/shell";
import { paths } from "~/paths";
import { Backdrop } from "../ui/backdrop";
import { closeDialog } from "../ui/dialog";
import { StaticHtml, type Markup } from "../ui/static-html";
import { Icon } from "../ui/icon";
import { PostForm } from "../ui/post-form";
import { CompanySelect } from "./company-select";
import type { CompanyChoice } from "~/lib/error-page";
import { LanguageButtons } from "./language-choice";
import { PageContext } from "../ui/page-context";

export const DRAWER_ID = "menu";

export type DrawerContent = {
  personName: string;
  picture: string | null;
  companies: CompanyChoice;
  /** The links of `renderMenu`. */
  menu: Markup | null;
};

/** `form` is the id of the page's form, as `Screen.formFor` returns it. */
export function Drawer({
  personName,
  picture,
  companies,
  menu,
  form,
}: DrawerContent & { form: string | undefined }) {
  const { key } = useLocation();
  const { state } = useNavigation();
  // The drawer closes when a navigation starts (`state`), because the next page may take time to
  // load, and again when the page has changed (`key`).
  useEffect(() => closeDialog(DRAWER_ID), [key, state]);
  return (
    <aside id={DRAWER_ID} popover="auto" className="drawer no-print" aria-label={words.menu}>
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
      <Menu markup={menu} />
      <Preferences form={form} />
      <PostForm action={paths.logout()}>
        <button className="drawer-link">
          <Icon name="leave" />
          {words.signOut}
        </button>
      </PostForm>
    </aside>
  );
}

/** The server marks the current link in the first page; script marks it after each navigation. */
function Menu({ markup }: { markup: Markup | null }) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const link of nav.current?.querySelectorAll("a") ?? []) {
      if (link.pathname === pathname) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [pathname, markup]);
  return (
    <nav ref={nav} aria-label={words.main}>
      <StaticHtml name="menu" markup={markup} />
    </nav>
  );
}

/**
 * Switches data saving on or off, and chooses the language. The page is loaded as a new document,
 * because the scripts of the old document would keep running.
 */
function Preferences({ form }: { form: string | undefined }) {
  const { isLite } = useContext(PageContext);
  return (
    <PostForm action={paths.lite()} reloadDocument className="mt-2 border-t border-line">
      <button name="lite" value={isLite ? "off" : "on"} className="drawer-link text-left">
        <Icon name="lite" />
        {isLite ? words.stopSavingData : words.saveData}
      </button>
      <div className="flex justify-between px-2">
        <LanguageButtons form={form} className="drawer-link w-auto whitespace-nowrap px-2" />
      </div>
    </PostForm>
  );
}
