import { renderToStaticMarkup } from "react-dom/server";
import { dashboardWords as words } from "../../domain/words/dashboard";
import { fill } from "../../domain/words/message";
import { Icon } from "~/ui/icon";
import { findProfile } from "~/models/business/profile.server";
import { readCounts } from "~/models/lists.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";

/**
 * Renders the steps, or an empty string when there are none. Static markup keeps their code out of
 * the browser's script.
 */
export function renderFirstSteps(steps: FirstStep[]): string {
  return steps.length > 0 ? renderToStaticMarkup(<FirstSteps steps={steps} />) : "";
}

function FirstSteps({ steps }: { steps: FirstStep[] }) {
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section aria-labelledby="first-steps" className="card p-4">
      <h2 id="first-steps" className="text-lg">
        {words.steps.title}
      </h2>
      <p className="mt-1 text-sm text-quiet">
        {fill(words.steps.progress, {
          count: steps.filter(({ isDone }) => isDone).length,
          total: steps.length,
        })}
      </p>
      <ol className="mt-3">
        {steps.map((step, index) => (
          <Step key={step.name} step={step} place={index + 1} isNext={index === next} />
        ))}
      </ol>
    </section>
  );
}

type StepProps = { step: FirstStep; place: number; isNext: boolean };

function Step({ step: { to, name, why, isDone }, place, isNext }: StepProps) {
  return (
    <li className="relative flex items-center gap-3 border-t border-line py-3">
      <span className={isDone || !isNext ? "step-mark" : "step-mark step-next"}>
        {isDone ? <Icon name="tick" size={16} /> : <span aria-hidden="true">{place}</span>}
      </span>
      {isDone ? (
        <p className="text-quiet">
          {name}
          <span className="sr-only">{words.steps.isDone}</span>
        </p>
      ) : (
        <>
          <p className="min-w-0 flex-1">
            <a className="row-link font-medium" href={to}>
              {name}
            </a>{" "}
            <span className="block text-sm text-quiet">{why}</span>
          </p>
          <Icon name="next" size={16} />
        </>
      )}
    </li>
  );
}

export type FirstStep = { to: string; name: string; why: string; isDone: boolean };

/**
 * Returns the three steps that a new company takes first, or an empty list when all are done. For a
 * company that has sold something (`hasSold`), the steps that depend on counts are done. The first
 * two steps lead back to `here`.
 */
export async function listFirstSteps(
  session: Session,
  { here, hasSold }: { here: string; hasSold: boolean },
): Promise<FirstStep[]> {
  const [profile, counts] = await Promise.all([
    findProfile(session),
    hasSold ? ALL_DONE_COUNTS : readCountsOrZero(session),
  ]);
  // The step for an item is shown only when the API stores no business profile, because the form of
  // an invoice offers new items too.
  const first: FirstStep = profile
    ? {
        to: paths.business({ returnTo: here }),
        name: words.steps.business,
        why: words.steps.whyBusiness,
        isDone: profile.form.address !== "",
      }
    : {
        to: paths.createItem({ returnTo: here }),
        name: words.steps.item,
        why: words.steps.whyItem,
        isDone: counts.products > 0,
      };
  const steps = [
    first,
    {
      to: paths.createPerson({ returnTo: here }),
      name: words.steps.customer,
      why: words.steps.whyCustomer,
      isDone: counts.contacts > 0,
    },
    {
      to: paths.createInvoice(),
      name: words.steps.invoice,
      why: words.steps.whyInvoice,
      isDone: counts.invoices > 0,
    },
  ];
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}

const ALL_DONE_COUNTS = { contacts: 1, products: 1, invoices: 1 };

/**
 * Returns zeros when the counts cannot be read, because a list without ticks is better than an error
 * page. Throws when the API denies access.
 */
async function readCountsOrZero(session: Session) {
  try {
    return await readCounts(session);
  } catch (error) {
    if (error instanceof UpstreamFault && !error.isAccessDenied)
      return { contacts: 0, products: 0, invoices: 0 };
    throw error;
  }
}
