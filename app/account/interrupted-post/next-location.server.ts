import { paths, safeReturnPath } from "~/paths";

/** Where one goes once the post is sent or given up. */
export function nextLocation(request: Request): string {
  return safeReturnPath(new URL(request.url).searchParams.get("then")) ?? paths.home();
}
