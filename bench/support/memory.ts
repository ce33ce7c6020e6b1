import { startApp, temporaryFolder } from "./app";
import { load } from "./load";
import { readUsage } from "./processes";
import { prepareVisits } from "./visits";

const INTERVAL_SECONDS = 15;
const GOAL_MB = 250;
const PATHS = ["/invoices/all", "/", "/create_invoice"];

/** The memory of all processes while list, dashboard and form are asked for in turn. */
export async function watchMemory(minutes: number): Promise<void> {
  for (const isApart of [false, true]) {
    const app = await startApp(temporaryFolder(), { demo: true, hasSeparateApi: isApart });
    const { pages } = await prepareVisits(app);
    const [ask] = pages.filter(({ request: ask }) => ask.url.endsWith("/invoices/all"));
    if (!ask) throw new Error("The list is not among the pages.");
    const pids = app.servers.map(({ pid }) => pid);

    console.log(`\napp and API in ${isApart ? "two processes" : "one process"}, MB`);
    const sums: number[] = [];
    const print = (second: number, more = "") => {
      const each = pids.map((pid) => readUsage([pid]).memoryMb);
      const sum = each.reduce((total, one) => total + one, 0);
      sums.push(sum);
      const parts = each.length > 1 ? `  = ${each.map((one) => one.toFixed(0)).join(" + ")}` : "";
      console.log(`${String(second).padStart(4)} s${sum.toFixed(0).padStart(6)}${parts}${more}`);
    };
    print(0);
    for (let second = INTERVAL_SECONDS; second <= minutes * 60; second += INTERVAL_SECONDS) {
      const requests = PATHS.map((path) => ({ path }));
      const { perSecond } = await load({ ...ask.request, requests }, INTERVAL_SECONDS, pids);
      print(second, `  (${perSecond.toFixed(0)} requests/s)`);
    }
    console.log(`most ${Math.max(...sums).toFixed(0)} MB, goal ${GOAL_MB} MB`);
    await app.stop();
  }
}
