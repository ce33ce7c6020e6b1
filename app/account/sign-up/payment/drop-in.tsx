import { useEffect, useRef, useState, type FormEvent } from "react";
import { paths } from "~/paths";

/**
 * The methods of Braintree's drop-in that this page calls. The script of the drop-in sets
 * `window.braintree`.
 */
type DropIn = { requestPaymentMethod(): Promise<{ nonce: string }>; teardown(): Promise<void> };
type DropInFactory = {
  create(options: { authorization: string; container: HTMLElement; card: object }): Promise<DropIn>;
};

declare global {
  interface Window {
    braintree?: { dropin?: DropInFactory };
  }
}

/** How long the script of the card form may take to load, in milliseconds. */
const LOAD_TIMEOUT_MS = 15_000;

/**
 * Loads Braintree's card form when the component is mounted. `submit` writes the card's nonce into
 * the form and sends the form. `state` is "failed" when Braintree's form cannot be loaded, and
 * "refused" when it returns no nonce, as for a wrong card number.
 */
export function useDropIn(clientToken: string) {
  const container = useRef<HTMLDivElement>(null);
  const mounted = useRef<DropIn | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed" | "refused">("loading");
  useEffect(() => {
    let isActive = true;
    createDropIn(clientToken, container.current).then(
      (dropIn) => {
        if (!isActive) return void dropIn.teardown();
        mounted.current = dropIn;
        setState("ready");
      },
      () => isActive && setState("failed"),
    );
    return () => {
      isActive = false;
      void mounted.current?.teardown();
      mounted.current = null;
    };
  }, [clientToken]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const field = form.elements.namedItem("nonce");
    if (!(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    try {
      if (!mounted.current) throw new Error("not ready");
      field.value = (await mounted.current.requestPaymentMethod()).nonce;
      form.submit();
    } catch {
      setState(mounted.current ? "refused" : "failed");
    }
  }
  return { container, state, submit };
}

async function createDropIn(authorization: string, container: HTMLElement | null): Promise<DropIn> {
  await loadScript(paths.dropIn());
  const factory = window.braintree?.dropin;
  if (!factory || !container) throw new Error("drop-in not loaded");
  return factory.create({ authorization, container, card: { vault: { vaultCard: false } } });
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("not loaded"));
    setTimeout(() => reject(new Error("timeout")), LOAD_TIMEOUT_MS);
    document.head.append(script);
  });
}
