import { createContext, useContext } from "react";

type ListPlace = {
  /** The address of the list as it is shown, with the pages that script appended to it. */
  here: string;
  setHere: (address: string) => void;
};

export const ListPlaceContext = createContext<ListPlace>({ here: "", setHere: () => undefined });

/** Where the list that is shown can be come back to. */
export function useListPlace(): ListPlace {
  return useContext(ListPlaceContext);
}

/**
 * What the address of a form says of the list it is opened from; nothing of the `usual` one, which
 * it leads to anyway.
 */
export function returnToList(here: string, usual: string): { returnTo?: string } {
  return here === usual ? {} : { returnTo: here };
}
