import { createContext, useContext } from "react";

type ListUrl = {
  /**
   * The address of the list that is shown, including the pages that script has appended. Forms and
   * Back links return to this address.
   */
  url: string;
  setUrl: (url: string) => void;
};

export const ListUrlContext = createContext<ListUrl>({ url: "", setUrl: () => undefined });

/** Returns the address of the list that is shown, and a function that changes the address. */
export function useListUrl(): ListUrl {
  return useContext(ListUrlContext);
}

/**
 * Returns the `returnTo` parameter for a form that is opened from the list. A form without this
 * parameter returns to `defaultUrl`.
 */
export function toReturnParam(listUrl: string, defaultUrl: string): { returnTo?: string } {
  return listUrl === defaultUrl ? {} : { returnTo: listUrl };
}
