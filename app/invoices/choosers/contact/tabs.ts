import type { ContactTab } from "~/paths";

export const CONTACT_TABS: ContactTab[] = ["all", "customers", "suppliers"];
