import { useEffect, useState } from "react";

/** The address, to be copied by hand or, with script, by a button; phones share it too. */
export function CopyLink({ address }: { address: string }) {
  const [can, setCan] = useState({ copy: false, share: false });
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    setCan({ copy: "clipboard" in navigator, share: "share" in navigator });
  }, []);
  return (
    <div className="grid gap-3">
      <input
        className="input"
        readOnly
        value={address}
        aria-label="Link for the customer"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {can.copy || can.share ? (
        <p className="flex gap-3">
          {can.copy ? (
            <button
              type="button"
              className="button flex-1"
              onClick={() => {
                void navigator.clipboard.writeText(address).then(() => setIsCopied(true));
              }}
            >
              {isCopied ? "Copied" : "Copy link"}
            </button>
          ) : null}
          {can.share ? (
            <button
              type="button"
              className="button flex-1"
              onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
            >
              Share
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
