import { NavLink, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Extension } from "~/lib/extensions";
import { paths } from "~/paths";
import { Backdrop } from "../backdrop";
import { closeDialog } from "../dialog";
import { Icon, type IconName } from "../icon";
import { PostForm } from "../post-form";
import { CompanySelect } from "./company-select";
import { LiteSwitch } from "./lite-switch";
import { useSwipeToClose } from "./use-swipe-to-close";
import type { Companies } from "~/lib/error-page";

export const DRAWER_ID = "menu";

export type DrawerContent = {
  personName: string;
  picture: string | null;
  companies: Companies;
  /** Null while the upstream does not tell. */
  counts: { contacts: string; invoices: string; products: string } | null;
};

type Props = DrawerContent & { extensions: Extension[] };

export function Drawer({ personName, picture, companies, counts, extensions }: Props) {
  const { key } = useLocation();
  const panel = useRef<HTMLElement>(null);
  useSwipeToClose(panel, DRAWER_ID);
  useEffect(() => closeDialog(DRAWER_ID), [key]);
  return (
    <aside ref={panel} id={DRAWER_ID} popover="auto" className="drawer no-print" aria-label="Menu">
      <Backdrop panelId={DRAWER_ID} />
      <div className="flex items-center gap-3 p-4">
        <img
          src={picture ?? "/person.svg"}
          alt=""
          width={48}
          height={48}
          className="rounded-full"
        />
        <p className="min-w-0 font-semibold">{personName}</p>
      </div>
      <CompanySelect companies={companies} panelId={DRAWER_ID} />
      <nav aria-label="Main">
        {extensions.includes("profile") ? (
          <DrawerLink to={paths.business()} icon="business">
            Business Profile
          </DrawerLink>
        ) : null}
        <DrawerLink to={paths.home()} icon="home">
          Home
        </DrawerLink>
        <DrawerGroup icon="invoice" count={counts?.invoices}>
          Invoices
        </DrawerGroup>
        <DrawerLink to={paths.invoices()}>All Invoices</DrawerLink>
        <DrawerLink to={paths.createInvoice()}>New Invoice</DrawerLink>
        {extensions.includes("credit_notes") ? (
          <DrawerLink to="/credit_notes">Credit Notes</DrawerLink>
        ) : null}
        <DrawerLink to={paths.personalizeInvoice()}>Personalize Invoice</DrawerLink>
        <DrawerLink to={paths.contacts()} icon="contact" count={counts?.contacts}>
          Contacts
        </DrawerLink>
        <DrawerGroup icon="item" count={counts?.products}>
          Items
        </DrawerGroup>
        <DrawerLink to={paths.items()}>All Items</DrawerLink>
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

function DrawerLink({
  to,
  icon,
  count,
  children,
}: {
  to: string;
  icon?: IconName;
  count?: string | undefined;
  children: string;
}) {
  return (
    <NavLink className="drawer-link" to={to} end>
      {icon ? <Icon name={icon} /> : <span className="w-6" />}
      <span className="flex-1">{children}</span>
      <Badge count={count} of={children} />
    </NavLink>
  );
}

function DrawerGroup({
  icon,
  count,
  children,
}: {
  icon: IconName;
  count: string | undefined;
  children: string;
}) {
  return (
    <p className="drawer-link font-medium">
      <Icon name={icon} />
      <span className="flex-1">{children}</span>
      <Badge count={count} of={children} />
    </p>
  );
}

function Badge({ count, of }: { count: string | undefined; of: string }) {
  if (!count) return null;
  return (
    <span className="badge">
      {count}
      <span className="sr-only"> {of.toLowerCase()}</span>
    </span>
  );
}
