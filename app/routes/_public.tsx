import { errorTitleMeta } from "~/ui/title";
import { loadPublicLayout } from "~/account/layout/loader.server";

export const meta = errorTitleMeta;

/** Needs no session. Loads what every page before the login shows. */
export function loader() {
  return loadPublicLayout();
}

export {
  PublicLayout as default,
  PublicError as ErrorBoundary,
} from "~/account/layout/public-layout";
