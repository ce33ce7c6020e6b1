import { closeDialog, Dialog } from "~/ui/dialog";
import { PostForm } from "~/ui/post-form";
import { PanelButton } from "~/ui/panel-button";
import { CopyLink } from "./copy-link";
import { NEW_LINK, REVOKE } from "./intent";
import type { Loaded } from "./loaded";
import { MESSAGE_FORM } from "./message-form";

type Props = { loaded: Loaded; link: NonNullable<Loaded["link"]> };

/** The address itself: to be copied, shared, revoked. */
export function CustomerLink({ loaded, link }: Props) {
  return (
    <section aria-labelledby="link" className="grid gap-3">
      <h2 id="link" className="text-base">
        Link for the customer
      </h2>
      <CopyLink address={link.address} />
      <p className="text-sm text-quiet">
        {link.opened} Whoever has the link sees the invoice without logging in.
      </p>
      <Revoke loaded={loaded} />
    </section>
  );
}

const REVOKE_ID = "revoke-link";

function Revoke({ loaded: { companyId, form, closed } }: { loaded: Loaded }) {
  return (
    <>
      <PanelButton panelId={REVOKE_ID} className="button" aria-label="Revoke the link">
        Revoke
      </PanelButton>
      <Dialog
        id={REVOKE_ID}
        title="Revoke the link?"
        text={`The link that was sent leads nowhere any more.${closed ? "" : " You can make a new one."}`}
      >
        <PostForm onSubmit={() => closeDialog(REVOKE_ID)} className="flex gap-3">
          <input type="hidden" name="key" value={form.key} />
          <input type="hidden" name="company" value={companyId} />
          {/* With the message, so that what is typed in it stays. */}
          {closed ? null : (
            <button
              form={MESSAGE_FORM}
              name="intent"
              value={NEW_LINK}
              className="button"
              onClick={() => closeDialog(REVOKE_ID)}
            >
              New link
            </button>
          )}
          <button name="intent" value={REVOKE} className="button button-danger">
            Yes
          </button>
        </PostForm>
      </Dialog>
    </>
  );
}
