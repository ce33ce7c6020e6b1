import { useEffect, useRef, useState, type FormEvent } from "react";
import { paths } from "~/paths";

/** The part of Braintree's drop-in that is used. Its script sets `window.braintree`. */
type DropIn = { requestPaymentMethod(): Promise<{ nonce: string }>; teardown(): Promise<void> };
type DropInFactory = {
  create(options: { authorization: string; container: HTMLElement; card: object }): Promise<DropIn>;
};

declare global {
  interface Window {
    braintree?: { dropin?: DropInFactory };
  }
}

const LOAD_MS = 15_000;

/**
 * Loads Braintree's card form when the component is mounted. `submit` writes the card's nonce into
 * the form and sends the form.
 */
export function useDropIn(clientToken: string) {
  const container = useRef<HTMLDivElement>(null);
  const made = useRef<DropIn | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed" | "refused">("loading");
  useEffect(() => {
    let isWanted = true;
    createDropIn(clientToken, container.current).then(
      (dropIn) => {
        if (!isWanted) return void dropIn.teardown();
        made.current = dropIn;
        setState("ready");
      },
      () => isWanted && setState("failed"),
    );
    return () => {
      isWanted = false;
      void made.current?.teardown();
      made.current = null;
    };
  }, [clientToken]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const field = form.elements.namedItem("nonce");
    if (!(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    try {
      if (!made.current) throw new Error("not ready");
      field.value = (await made.current.requestPaymentMethod()).nonce;
      form.submit();
    } catch {
      setState(made.current ? "refused" : "failed");
    }
  }
  return { container, state, submit };
}

async function createDropIn(authorization: string, container: HTMLElement | null): Promise<DropIn> {
  await loadScript(paths.dropIn());
  const maker = window.braintree?.dropin;
  if (!maker || !container) throw new Error("the drop-in did not come");
  return maker.create({ authorization, container, card: { vault: { vaultCard: false } } });
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("not loaded"));
    setTimeout(() => reject(new Error("too late")), LOAD_MS);
    document.head.append(script);
  });
}
