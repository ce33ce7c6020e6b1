import { useLocation } from "@remix-run/react";
import { useContext } from "react";
import { paths } from "~/paths";
import { Icon } from "../ui/icon";
import { PageContext } from "../ui/page-context";
import { PostForm } from "../ui/post-form";

const SAVE_DATA = "Save data: pages load faster, with fewer extras";

/** Comes back to this page by a new document: script in an open one stays. */
export function LiteSwitch() {
  const { pathname, search } = useLocation();
  const { isLite } = useContext(PageContext);
  return (
    <PostForm action={paths.lite()} reloadDocument className="mt-2 border-t border-line">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button name="lite" value={isLite ? "off" : "on"} className="drawer-link text-left">
        <Icon name="lite" />
        {isLite ? "Stop saving data" : SAVE_DATA}
      </button>
    </PostForm>
  );
}
