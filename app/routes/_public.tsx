import { errorTitleMeta } from "~/ui/title";
import { loadPublicLayout } from "~/account/layout/loader.server";

export const meta = errorTitleMeta;

/** Loads what every page before the login shows. Needs no session. */
export function loader() {
  return loadPublicLayout();
}

export {
  PublicLayout as default,
  PublicError as ErrorBoundary,
} from "~/account/layout/public-layout";
