import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { closeDialog, Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { PostForm } from "~/ui/post-form";
import { invoicePaths } from "../paths";
import type { actOnSend } from "./act.server";
import { CopyLink } from "./copy-link";
import { MAKE_LINK, NEW_LINK, REVOKE } from "./intent";
import type { loadSend } from "./load.server";
import { waysToSend } from "./ways";

type Loaded = ReturnType<typeof useLoaderData<typeof loadSend>>;

/** Hands an issued invoice over: by WhatsApp, SMS or mail, or its link by any other way. */
export function SendPage() {
  const loaded = useLoaderData<typeof loadSend>();
  const answer = useActionData<typeof actOnSend>();
  const { contactName, no, address, opened } = loaded;
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6 p-4">
      <ErrorSummary fault={answer?.fault ?? null} />
      <p>
        <span className="block font-medium">{contactName}</span>
        <span className="text-sm text-quiet">{no}</span>
      </p>
      {address ? (
        <>
          <Message key={loaded.text} loaded={loaded} />
          <section aria-labelledby="link" className="grid gap-3">
            <h2 id="link" className="text-base">
              Link for the customer
            </h2>
            <CopyLink address={address} />
            <p className="text-sm text-quiet">
              {opened} Whoever has the link sees the invoice without logging in.
            </p>
            <Replace loaded={loaded} />
          </section>
        </>
      ) : (
        <NoLink loaded={loaded} />
      )}
    </div>
  );
}

function Message({ loaded }: { loaded: Loaded }) {
  // Without script the words are taken over by a button, and the ways are drawn anew.
  const [text, setText] = useState(loaded.text);
  const ways = waysToSend({ ...loaded, text });
  return (
    <div className="grid gap-3">
      <Form method="get" className="grid gap-3">
        <TextField
          label="Message"
          name="text"
          rows={5}
          maxLength={2_000}
          defaultValue={loaded.text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <noscript>
          <button className="button w-full">Use this message</button>
        </noscript>
      </Form>
      <a className="button button-main" href={ways.whatsApp} target="_blank" rel="noreferrer">
        <Icon name="chat" /> WhatsApp
      </a>
      <p className="flex gap-3">
        <a className="button flex-1" href={ways.sms}>
          <Icon name="phone" /> SMS
        </a>
        <a className="button flex-1" href={ways.mail}>
          <Icon name="mail" /> Email
        </a>
      </p>
    </div>
  );
}

function NoLink({ loaded: { id, companyId, key, hasAppUrl, hasLink } }: { loaded: Loaded }) {
  if (!hasAppUrl)
    return (
      <div className="grid gap-3">
        <p className="notice">
          Links for customers need the address of this app, which is not set here (APP_URL). Save
          the PDF and send that instead.
        </p>
        <a className="button button-main" href={`${invoicePaths.pdf("invoice", id)}?save`}>
          Save PDF
        </a>
      </div>
    );
  return (
    <PostForm className="grid gap-3">
      <p>
        {hasLink
          ? "The link that was sent still works, but it cannot be shown again. A new one takes its place."
          : "The customer gets a link to the invoice, with what is left and how to pay it."}
      </p>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="company" value={companyId} />
      <button
        name="intent"
        value={hasLink ? NEW_LINK : MAKE_LINK}
        className="button button-main w-full"
      >
        {hasLink ? "New link" : "Create link"}
      </button>
    </PostForm>
  );
}

const REPLACE_ID = "replace-link";

function Replace({ loaded: { companyId, key } }: { loaded: Loaded }) {
  return (
    <>
      <button
        type="button"
        className="button opens-popover"
        popovertarget={REPLACE_ID}
        aria-label="Revoke the link"
      >
        Revoke
      </button>
      <Dialog
        id={REPLACE_ID}
        title="Revoke the link?"
        text="The link that was sent leads nowhere any more. You can make a new one."
      >
        <PostForm onSubmit={() => closeDialog(REPLACE_ID)} className="flex gap-3">
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="company" value={companyId} />
          <button name="intent" value={NEW_LINK} className="button">
            New link
          </button>
          <button name="intent" value={REVOKE} className="button button-danger">
            Yes
          </button>
        </PostForm>
      </Dialog>
    </>
  );
}
