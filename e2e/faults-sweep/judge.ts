import { containsValue, toVisibleText } from "../screens/markup";
import type { PreparedRequest, CatalogueScreen } from "../screens/screen";
import type { Visit } from "../screens/visit";
import type { PageAnswer } from "../screens/visitor";
import type { SweptFault } from "./faults";

/** The longest time until the person must see an answer. */
const LIMIT_MS = 10_000;

const INTERNALS =
  /\n\s+at .+:\d+:\d+|Unexpected Server Error|Application Error|\[object Object\]|ZodError/;

/** The text of answers that the app gives without the API. */
const APP_TEXT = /Please check the following|Not found There is nothing at this address/;

/** The problems of an answer, and the time until it had arrived. */
export type Outcome = { problems: string[]; milliseconds: number };

type JudgedAnswer = {
  fault: SweptFault;
  screen: CatalogueScreen;
  request: PreparedRequest;
  answer: PageAnswer;
  visit: Visit;
};

/**
 * Returns the problems of an answer that was given while the API failed. The caller has cleared the
 * faults.
 */
export async function judgeAnswer({
  fault,
  screen,
  request,
  answer,
  visit,
}: JudgedAnswer): Promise<Outcome> {
  const problems: string[] = [];
  const addProblem = (problem: string | false) => problem && problems.push(problem);
  const text = toVisibleText(answer.body);
  const isHtml = answer.headers["content-type"]?.startsWith("text/html") ?? false;
  const isSuccess = answer.status < 300 || answer.location !== null;

  addProblem(
    answer.milliseconds > LIMIT_MS &&
      `late: ${(answer.milliseconds / 1000).toFixed(1)} s, ${answer.status} ` +
        `${answer.location ?? text.slice(0, 200)}`,
  );
  addProblem(INTERNALS.test(answer.body) && "shows internals");
  if (answer.location !== null) {
    const isOwnSite = answer.location.startsWith("/");
    addProblem(!isOwnSite && `leads to another site: ${answer.location}`);
  } else if (!screen.isFile) {
    const isFile = answer.status === 200 && request.path.endsWith(".pdf");
    addProblem(
      !isHtml &&
        !isFile &&
        `no page: ${answer.status} ${answer.headers["content-type"]} ${answer.body.slice(0, 60)}`,
    );
    const isExpected =
      screen.faultText?.test(text) || (!isSuccess && screen.maySucceed && APP_TEXT.test(text));
    const isNamed =
      isExpected ||
      fault.expectedText.test(text) ||
      (isSuccess && (screen.maySucceed || isFile || fault.name === "slow"));
    addProblem(isHtml && !isNamed && `unnamed: ${answer.status} ${text.slice(0, 300)}`);
  }
  if (request.typed?.length) await judgeTyped(request, answer, { fault, visit }, addProblem);
  return { problems, milliseconds: answer.milliseconds };
}

/**
 * Checks that no typed value is lost: the value is in the answer, on the page after the login, or
 * in the stored form. A success and a redirect to another page are not checked.
 */
async function judgeTyped(
  { typed = [], storedFormPath, path }: PreparedRequest,
  answer: PageAnswer,
  { fault, visit }: Pick<JudgedAnswer, "fault" | "visit">,
  addProblem: (problem: string | false) => void,
): Promise<void> {
  const listMissing = (html: string) => typed.filter((value) => !containsValue(html, value));
  if (answer.location !== null) {
    if (answer.location.split("?")[0] !== path.split("?")[0]) return;
    const missing = listMissing((await visit.visitor.open(answer.location)).body);
    return void addProblem(missing.length > 0 && `lost after the redirect: ${missing.join(", ")}`);
  }
  if (answer.status < 300 || listMissing(answer.body).length === 0) return;
  const places: string[] = [];
  if (fault.endsLogin) places.push((await visit.logIn(path)) ?? "/");
  if (storedFormPath !== undefined) {
    // After a 402 the session has no plan until the next login.
    if (fault.name === "402") await visit.logIn();
    places.push(storedFormPath);
  }
  const pages: string[] = [];
  for (const place of places) pages.push((await visit.visitor.open(place)).body);
  const missing = listMissing(answer.body).filter(
    (value) => !pages.some((page) => containsValue(page, value)),
  );
  addProblem(missing.length > 0 && `lost: ${missing.join(", ")}`);
}
