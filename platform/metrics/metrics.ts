import { Gauge, Histogram, register } from "prom-client";

/** What the programs count and time, in Prometheus' form, one registry for all of a process. */

/** Seconds: from a page that is at hand to a call that is given up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Of one kind of work: how long it took, by its labels and its outcome. */
export type Timings<Label extends string> = {
  /** Notes work that took so many seconds. */
  observe: (labels: Record<Label | "outcome", string>, seconds: number) => void;
  /** Does work and notes it as 'ok', or as what `outcomeOf` makes of what it throws. */
  time: <T>(
    labels: Record<Label, string>,
    work: () => Promise<T>,
    outcomeOf?: (error: unknown) => string,
  ) => Promise<T>;
};

/** The timings of that name; `labels` must each have few values, none of them of a person. */
export function timings<Label extends string>(
  name: string,
  help: string,
  labels: readonly Label[],
): Timings<Label> {
  // A rebuilt module finds what it registered before.
  const known = register.getSingleMetric(name);
  const histogram =
    known instanceof Histogram
      ? known
      : new Histogram({ name, help, labelNames: [...labels, "outcome"], buckets: BUCKETS });
  const note: Timings<Label>["observe"] = (each, seconds) => histogram.observe(each, seconds);
  return {
    observe: note,
    async time(each, work, outcomeOf = () => "failed") {
      const began = performance.now();
      const end = (outcome: string) =>
        // TypeScript widens the keys of a spread generic record.
        note({ ...each, outcome }, secondsSince(began));
      try {
        const result = await work();
        end("ok");
        return result;
      } catch (error) {
        end(outcomeOf(error));
        throw error;
      }
    },
  };
}

/** A number that is read when it is asked for. */
export function registerGauge(name: string, help: string, read: () => number): void {
  if (register.getSingleMetric(name)) return;
  new Gauge({
    name,
    help,
    collect() {
      this.set(read());
    },
  });
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000;
}
