import { createContext, useContext } from "react";

type ListPlace = {
  /** The address of the list, including the pages that script has appended. */
  here: string;
  setHere: (address: string) => void;
};

export const ListPlaceContext = createContext<ListPlace>({ here: "", setHere: () => undefined });

/** Returns the address of the list that is shown, which its forms return to. */
export function useListPlace(): ListPlace {
  return useContext(ListPlaceContext);
}

/**
 * Returns the `returnTo` parameter for a form that is opened from the list. Without a parameter the
 * form returns to `defaultAddress`.
 */
export function returnToList(here: string, defaultAddress: string): { returnTo?: string } {
  return here === defaultAddress ? {} : { returnTo: here };
}
