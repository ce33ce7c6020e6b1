import { useLoaderData } from "@remix-run/react";
import { owedPaths } from "~/lib/owed-paths";
import type { Screen } from "~/shell/screen";
import { EmptyState } from "~/ui/empty-state";
import { PageLink } from "~/ui/page-link";
import { MailingNotice } from "../mailing-notice";
import { PauseButton } from "../pause/pause-button";
import type { loadNextReminders } from "./loader.server";
import { fill } from "../../../../domain/words/message";
import { reminderWords as words } from "../../../../domain/words/reminders";

export const nextRemindersScreen: Screen = {
  get title() {
    return words.nextTitle;
  },
  back: () => ({ to: owedPaths.reminders(), label: words.backToReminders }),
};

/** Lists the mails of the next day before they go out. */
export function NextRemindersPage() {
  const { key, companyId, isOn, mailing, title, customers, moreText, withoutEmail } =
    useLoaderData<typeof loadNextReminders>();
  if (!isOn)
    return (
      <EmptyState icon="mail" text={words.off}>
        <PageLink className="button button-main" to={owedPaths.reminders()}>
          {words.turnOn}
        </PageLink>
      </EmptyState>
    );
  return (
    <section aria-labelledby="next" className="mx-auto grid max-w-list grid-cols-1 gap-4 p-4">
      <h2 id="next" className="text-lg">
        {title}
      </h2>
      <MailingNotice mailing={mailing} />
      {customers.length === 0 ? <p>{words.noneNext}</p> : null}
      <ul>
        {customers.map(({ id, name, to, customerUrl, invoices }) => (
          <li key={id} className="border-b border-line py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <PageLink className="link min-w-0 break-words py-3 font-medium" to={customerUrl}>
                {name}
              </PageLink>
              <span className="break-words text-sm text-quiet">{fill(words.to, { to })}</span>
            </p>
            <ul className="text-sm">
              {invoices.map((invoice) => (
                <li key={invoice.id}>
                  <PageLink className="link inline-block max-w-full py-3" to={invoice.url}>
                    {invoice.no}
                  </PageLink>{" "}
                  {invoice.about}
                </li>
              ))}
            </ul>
            <PauseButton
              record={{ kind: "contact", id }}
              isPaused={false}
              name={name}
              post={{ key: `${key}-${id}`, companyId, returnTo: owedPaths.nextReminders() }}
            />
          </li>
        ))}
      </ul>
      {moreText ? <p>{moreText}</p> : null}
      {withoutEmail.length > 0 ? (
        <section aria-labelledby="without-email">
          <h3 id="without-email" className="text-base">
            {words.withoutEmail}
          </h3>
          <ul>
            {withoutEmail.map(({ id, name, editUrl }) => (
              <li key={id}>
                <PageLink className="link inline-block py-3" to={editUrl}>
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </section>
  );
}
