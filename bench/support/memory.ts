import { startMeasuredApp, createTemporaryFolder } from "./app";
import { measureLoad } from "./load";
import { readUsage } from "./processes";
import { prepareVisits } from "./visits";

const INTERVAL_SECONDS = 15;
/** The memory in MB that all processes together should not exceed. */
const GOAL_MB = 250;
const PATHS = ["/invoices/all", "/", "/create_invoice"];

/** Prints the memory of all processes while list, dashboard and form are requested in turn. */
export async function watchMemory(minutes: number): Promise<void> {
  for (const hasSeparateApi of [false, true]) {
    const app = await startMeasuredApp(createTemporaryFolder(), { hasDemo: true, hasSeparateApi });
    const { pages } = await prepareVisits(app);
    const [listVisit] = pages.filter(({ request }) => request.url.endsWith("/invoices/all"));
    if (!listVisit) throw new Error("The list is not among the pages.");
    const pids = app.servers.map(({ pid }) => pid);

    console.log(`\napp and API in ${hasSeparateApi ? "two processes" : "one process"}, MB`);
    const totals: number[] = [];
    const print = (second: number, suffix = "") => {
      const memoryPerProcess = pids.map((pid) => readUsage([pid]).memoryMb);
      const total = memoryPerProcess.reduce((sum, memory) => sum + memory, 0);
      totals.push(total);
      const details =
        memoryPerProcess.length > 1
          ? `  = ${memoryPerProcess.map((memory) => memory.toFixed(0)).join(" + ")}`
          : "";
      console.log(
        `${String(second).padStart(4)} s${total.toFixed(0).padStart(6)}${details}${suffix}`,
      );
    };
    print(0);
    for (let second = INTERVAL_SECONDS; second <= minutes * 60; second += INTERVAL_SECONDS) {
      const requests = PATHS.map((path) => ({ path }));
      const { perSecond } = await measureLoad(
        { ...listVisit.request, requests },
        INTERVAL_SECONDS,
        pids,
      );
      print(second, `  (${perSecond.toFixed(0)} requests/s)`);
    }
    console.log(`most ${Math.max(...totals).toFixed(0)} MB, goal ${GOAL_MB} MB`);
    await app.stop();
  }
}
