import type { ContactTab } from "~/paths";

export const TABS: ContactTab[] = ["all", "customers", "suppliers"];
