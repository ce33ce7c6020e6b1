/// <reference types="vite/client" />
/// <reference types="@remix-run/node" />
import "@remix-run/node";
import "react";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

// React 18 renders these attributes but has no types for them. The lowercase autofocus is needed,
// because React writes its own attribute autoFocus only on the server, and not in the browser.
declare module "react" {
  interface HTMLAttributes<T> {
    autofocus?: "" | undefined;
    popover?: "auto" | "manual" | "" | undefined;
  }
  interface LinkHTMLAttributes<T> {
    blocking?: "render" | undefined;
    disabled?: boolean | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | undefined;
    popovertargetaction?: "show" | "hide" | "toggle" | undefined;
  }
}
