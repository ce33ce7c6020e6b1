import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "~/ui/icon";
import type { FirstStep } from "./first-steps.server";

/**
 * The steps as markup, blank without any: who needs them pays for them, and everybody else's script
 * goes without.
 */
export function drawFirstSteps(steps: FirstStep[]): string {
  return steps.length > 0 ? renderToStaticMarkup(<FirstSteps steps={steps} />) : "";
}

function FirstSteps({ steps }: { steps: FirstStep[] }) {
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section aria-labelledby="first-steps" className="card p-4">
      <h2 id="first-steps" className="text-lg">
        Let's get started
      </h2>
      <p className="mt-1 text-sm text-quiet">
        {steps.filter(({ isDone }) => isDone).length} of {steps.length} done
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
          <span className="sr-only">: done</span>
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
