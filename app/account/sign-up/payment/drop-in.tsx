import { useEffect, useRef, useState, type FormEvent } from "react";
import { paths } from "~/paths";

/** What is used of Braintree's drop-in, which puts itself on the window. */
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
 * The provider's card form, fetched when this is shown. `submit` puts its answer into the form and
 * sends it.
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
