import { createContext, useContext } from "react";

type ListPlace = {
  /** The address of the list, including the pages that script has appended. */
  here: string;
  setHere: (address: string) => void;
};

export const ListPlaceContext = createContext<ListPlace>({ here: "", setHere: () => undefined });

/** Returns the address of the list that is shown, to come back to it. */
export function useListPlace(): ListPlace {
  return useContext(ListPlaceContext);
}

/**
 * Returns the parameter that leads from a form back to the list. The form leads to the `usual` list
 * by default, which needs no parameter.
 */
export function returnToList(here: string, defaultAddress: string): { returnTo?: string } {
  return here === defaultAddress ? {} : { returnTo: here };
}
