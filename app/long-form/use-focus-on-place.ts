import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** With script no page is loaded, so the browser does not go to the place that the address names. */
export function useFocusOnPlace() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus();
  }, [hash, key]);
}
