import { PageLink } from "~/ui/page-link";
import { withQuery } from "~/lib/address";
import { invoicePaths } from "../paths";
import type { Loaded } from "./loaded";
import { REMINDER, TONES } from "./tone";

/** Of an overdue invoice: the invoice itself, or a reminder of it, and how it sounds. */
export function ReminderTones({ loaded: { id, tone, lastReminded } }: { loaded: Loaded }) {
  const here = invoicePaths.send(id);
  const [first] = TONES;
  const tabs = [
    { name: "Invoice", to: here, isHere: tone === null },
    { name: "Reminder", to: withQuery(here, { [REMINDER]: first?.id }), isHere: tone !== null },
  ];
  return (
    <div className="grid gap-2">
      <Choices name="What is sent" choices={tabs} />
      {tone ? (
        <Choices
          name="How it sounds"
          choices={TONES.map(({ id, name }) => ({
            name,
            to: withQuery(here, { [REMINDER]: id }),
            isHere: id === tone,
          }))}
        />
      ) : null}
      <p className="text-sm text-quiet">{lastReminded || "Not reminded yet."}</p>
    </div>
  );
}

type Choice = { name: string; to: string; isHere: boolean };

function Choices({ name, choices }: { name: string; choices: Choice[] }) {
  return (
    <nav aria-label={name} className="flex gap-2">
      {choices.map((choice) => (
        <PageLink
          key={choice.name}
          to={choice.to}
          isInPlace
          className="chip"
          aria-current={choice.isHere ? "true" : undefined}
        >
          {choice.name}
        </PageLink>
      ))}
    </nav>
  );
}
