import { paths } from "~/paths";

/** Sent to who needs them alone: what everybody loads has no room for their words. */
export const FIRST_STEPS = [
  {
    to: paths.createBusiness({ returnTo: paths.home() }),
    name: "Add a customer",
    why: "Who you invoice: a business or a person.",
  },
  {
    to: paths.createItem({ returnTo: paths.home() }),
    name: "Add an item",
    why: "What you sell, with its price.",
  },
  {
    to: paths.createInvoice(),
    name: "Create your first invoice",
    why: "Once it is sent, your figures appear here.",
  },
];

export type FirstStep = (typeof FIRST_STEPS)[number];
