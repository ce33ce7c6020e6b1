import { useEffect, useState } from "react";
import { closeDialog, Dialog } from "~/ui/dialog";
import { PostForm } from "~/ui/post-form";
import { PanelButton } from "~/ui/panel-button";
import { MAKE_LINK, NEW_LINK, REVOKE } from "./intent";
import type { SendPageData } from "./page-data";
import { MESSAGE_FORM_ID } from "./message-form";
import { commonWords } from "../../../domain/words/common";
import { joinSentences } from "../../../domain/words/in-languages";
import { sendWords as words } from "../../../domain/words/send";

type Props = { loaded: SendPageData; link: NonNullable<SendPageData["link"]> };

/** Shows the customer's link and buttons that copy, share or revoke it. */
export function CustomerLinkSection({ loaded, link }: Props) {
  return (
    <section aria-labelledby="link" className="grid gap-3">
      <h2 id="link" className="text-base">
        {words.link.title}
      </h2>
      <CopyLink address={link.address} />
      <p className="text-sm text-quiet">{joinSentences([link.opened, words.link.whoSees])}</p>
      <RevokeLink loaded={loaded} />
    </section>
  );
}

const REVOKE_ID = "revoke-link";

function RevokeLink({ loaded: { companyId, form, barrier } }: { loaded: SendPageData }) {
  return (
    <>
      <PanelButton panelId={REVOKE_ID} className="button" aria-label={words.link.revokeLabel}>
        {words.link.revoke}
      </PanelButton>
      <Dialog
        id={REVOKE_ID}
        title={words.link.question}
        text={joinSentences([words.link.questionText, barrier ? "" : words.link.canRenew])}
      >
        <PostForm onSubmit={() => closeDialog(REVOKE_ID)} className="flex gap-3">
          <input type="hidden" name="key" value={form.key} />
          <input type="hidden" name="company" value={companyId} />
          {/* This button posts the form of the message, so that the typed message is not lost. */}
          {barrier ? null : (
            <button
              form={MESSAGE_FORM_ID}
              name="intent"
              value={NEW_LINK}
              className="button"
              onClick={() => closeDialog(REVOKE_ID)}
            >
              {words.link.renew}
            </button>
          )}
          <button name="intent" value={REVOKE} className="button button-danger">
            {commonWords.yes}
          </button>
        </PostForm>
      </Dialog>
    </>
  );
}

/**
 * Shows the link in a field from which it can be copied by hand and, with JavaScript, buttons that
 * copy or share it.
 */
function CopyLink({ address }: { address: string }) {
  const [can, setCan] = useState({ copy: false, share: false });
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    setCan({ copy: "clipboard" in navigator, share: "share" in navigator });
  }, []);
  return (
    <div className="grid gap-3">
      <input
        className="input"
        readOnly
        value={address}
        aria-label={words.link.title}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {can.copy || can.share ? (
        <p className="flex gap-3">
          {can.copy ? (
            <button
              type="button"
              className="button flex-1"
              onClick={() => {
                void navigator.clipboard.writeText(address).then(() => setIsCopied(true));
              }}
            >
              {isCopied ? words.link.copied : words.link.copy}
            </button>
          ) : null}
          {can.share ? (
            <button
              type="button"
              className="button flex-1"
              onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
            >
              {words.link.share}
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

type MakeLinkProps = {
  loaded: SendPageData;
  /** True when the invoice has a link whose address cannot be shown again. */
  hasLink: boolean;
  /**
   * True when the page has a message form. The button then posts that form, so that the typed
   * message is not lost.
   */
  hasMessage: boolean;
};

/**
 * Shows a button that creates a link when the invoice has no link, or replaces a link that cannot
 * be shown again.
 */
export function MakeLinkForm({ loaded: { companyId, form }, hasLink, hasMessage }: MakeLinkProps) {
  return (
    <PostForm className="grid gap-3">
      <p>{hasLink ? words.link.whyRenew : words.link.why}</p>
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="company" value={companyId} />
      <button
        form={hasMessage ? MESSAGE_FORM_ID : undefined}
        name="intent"
        value={hasLink ? NEW_LINK : MAKE_LINK}
        className="button button-main w-full"
      >
        {hasLink ? words.link.renew : words.link.create}
      </button>
    </PostForm>
  );
}
