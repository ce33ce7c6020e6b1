import type { ItemTab } from "~/paths";

export const TABS: ItemTab[] = ["all", "selling", "buying"];
