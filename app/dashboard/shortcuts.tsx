import { dashboardWords as words } from "../../domain/words/dashboard";
import { Backdrop } from "~/ui/backdrop";
import { Icon } from "~/ui/icon";
import { paths } from "~/paths";
import { PageLink } from "~/ui/page-link";
import { PanelButton } from "~/ui/panel-button";

const CHOICE_ID = "add-contact";

/** Shows tiles for the most frequent tasks. */
export function Shortcuts({ sellsForCash }: { sellsForCash: boolean }) {
  const returnTo = paths.home();
  return (
    <>
      <div className="tiles">
        <PanelButton panelId={CHOICE_ID} className="tile">
          <Icon name="contact" />
          {words.shortcuts.addContact}
        </PanelButton>
        <PageLink className="tile" to={paths.createInvoice()}>
          <Icon name="invoice" />
          {words.shortcuts.addInvoice}
        </PageLink>
        {sellsForCash ? (
          <PageLink className="tile" to={paths.cashSale()}>
            <Icon name="payment" />
            {words.shortcuts.cashSale}
          </PageLink>
        ) : null}
      </div>
      <div
        id={CHOICE_ID}
        popover="auto"
        role="dialog"
        aria-labelledby={`${CHOICE_ID}-title`}
        className="menu menu-sheet"
      >
        <Backdrop panelId={CHOICE_ID} />
        <h2 id={`${CHOICE_ID}-title`} className="p-4 text-lg">
          {words.shortcuts.choice}
        </h2>
        <PageLink className="menu-item gap-3" to={paths.createBusiness({ returnTo })}>
          <Icon name="business" />
          {words.shortcuts.business}
        </PageLink>
        <PageLink className="menu-item gap-3" to={paths.createPerson({ returnTo })}>
          <Icon name="person" />
          {words.shortcuts.person}
        </PageLink>
      </div>
    </>
  );
}
