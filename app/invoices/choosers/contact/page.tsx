import { Link, useLoaderData } from "@remix-run/react";
import { paths, type ContactTab } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { PagedList } from "~/ui/paged-list";
import { PastEnd } from "~/ui/past-end";
import { PostForm } from "~/ui/post-form";
import type { loadContactChooser } from "./load.server";

const EMPTY: Record<ContactTab, string> = {
  all: "Let's start adding new contact!",
  customers: "No customers added",
  suppliers: "No suppliers added",
};

export function ContactChooserPage() {
  const { q, tab, page, returnTo, key } = useLoaderData<typeof loadContactChooser>();
  return (
    <div className="mx-auto max-w-form pb-8">
      <NewContact returnTo={returnTo} />
      <PastEnd page={page} />
      {page.rows.length === 0 ? (
        page.pastEnd ? null : (
          <EmptyState
            icon="contact"
            text={q ? "No result found. Check your spelling and try again." : EMPTY[tab]}
          />
        )
      ) : (
        <PostForm>
          <input type="hidden" name="key" value={key} />
          <PagedList page={page}>
            {(contact) => (
              <button className="row" name="contactId" value={contact.id}>
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{contact.name}</span>
                  {contact.detail ? (
                    <span className="block text-sm text-quiet">{contact.detail}</span>
                  ) : null}
                </span>
                <Icon name="next" size={16} />
              </button>
            )}
          </PagedList>
        </PostForm>
      )}
    </div>
  );
}

/** A contact who is not here yet: made on a screen of its own, which leads back to this one. */
function NewContact({ returnTo }: { returnTo: string }) {
  return (
    <nav aria-label="New contact" className="flex flex-wrap items-center gap-2 px-4 py-2">
      <span className="flex-1 text-sm text-quiet">New contact</span>
      <Link className="button" to={paths.createPerson({ returnTo })}>
        Person
      </Link>
      <Link className="button" to={paths.createBusiness({ returnTo })}>
        Business
      </Link>
    </nav>
  );
}
