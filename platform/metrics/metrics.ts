import { Gauge, Histogram, register } from "prom-client";

/** The upper limits of the buckets in seconds, from a cached page to a call that times out. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The durations of one kind of work, by labels and outcome. */
export type Timings<Label extends string> = {
  /** Records work that took this many seconds. */
  observe: (labels: Record<Label | "outcome", string>, seconds: number) => void;
  /**
   * Runs the work and records it with the outcome 'ok'. When the work throws, the outcome is the
   * result of `outcomeOf`, or 'failed' without `outcomeOf`.
   */
  time: <T>(
    labels: Record<Label, string>,
    work: () => Promise<T>,
    outcomeOf?: (error: unknown) => string,
  ) => Promise<T>;
};

/**
 * Registers a histogram of durations, or returns the registered one. Each of the `labels` must have
 * few different values, and no personal data.
 */
export function registerTimings<Label extends string>(
  name: string,
  help: string,
  labels: readonly Label[],
): Timings<Label> {
  // After a rebuild in development, the metric is already registered.
  const registered = register.getSingleMetric(name);
  const histogram =
    registered instanceof Histogram
      ? registered
      : new Histogram({ name, help, labelNames: [...labels, "outcome"], buckets: BUCKETS });
  const observe: Timings<Label>["observe"] = (each, seconds) => histogram.observe(each, seconds);
  return {
    observe,
    async time(each, work, outcomeOf = () => "failed") {
      const startedAt = performance.now();
      const end = (outcome: string) => observe({ ...each, outcome }, secondsSince(startedAt));
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

/**
 * Registers a gauge whose value `read` returns whenever the metrics are requested. Does nothing
 * when a metric of this name is registered.
 */
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

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}
