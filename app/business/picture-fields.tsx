import { PICTURE_HINT, PICTURE_LIMITS } from "../../domain/limits/pictures";
import { FieldFrame } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { paths } from "~/paths";

const PICTURE_TYPES = "image/png,image/jpeg";

type LogoProps = {
  label: string;
  logo: { updatedAt: string; width: number; height: number } | null;
  /** The id of a logo that was chosen before the form was shown again; empty when there is none. */
  draftLogoId: string;
  error: string | undefined;
};

export function LogoField({ label, logo, draftLogoId, error }: LogoProps) {
  return (
    <div className="business-wide">
      {logo ? (
        <p className="logo-plate">
          <img
            src={paths.logo(logo.updatedAt)}
            alt="Your logo"
            width={logo.width}
            height={logo.height}
          />
        </p>
      ) : null}
      <FieldFrame
        label={logo ? `Another ${label.toLowerCase()}` : label}
        name="logo"
        hint={
          draftLogoId ? "The logo that you chose is kept, and is saved with the rest" : PICTURE_HINT
        }
        error={error}
      >
        {(control) => (
          <input {...control} type="file" accept={PICTURE_TYPES} className="input file" />
        )}
      </FieldFrame>
      <input type="hidden" name="keptLogo" value={draftLogoId} />
      {logo ? <TickField name="removeLogo">Remove the logo</TickField> : null}
    </div>
  );
}

type DuitNowProps = { label: string; code: string; name: string; error: string | undefined };

/**
 * `code` is the text of the DuitNow code, empty without a code. `name` is the shop's name in the
 * code, empty when there is none. The code is posted as text, because a form cannot post a chosen
 * file twice.
 */
export function DuitNowField({ label, code, name, error }: DuitNowProps) {
  return (
    <div id="duitNowCode" className="business-wide">
      <input type="hidden" name="duitNowCode" value={code} />
      {code ? (
        <p className="notice mb-3 flex items-center gap-3">
          <Icon name="tick" />
          <span>
            Your DuitNow code is of <strong>{name || "a shop without a name"}</strong>. Is this you?
          </span>
        </p>
      ) : null}
      <FieldFrame
        label={label}
        name="duitNowPicture"
        hint={`A photo or screenshot of the code on your counter, PNG or JPEG to ${PICTURE_LIMITS.megabytes} MB`}
        error={error}
      >
        {(control) => (
          <input {...control} type="file" accept={PICTURE_TYPES} className="input file" />
        )}
      </FieldFrame>
      {code ? <TickField name="removeDuitNow">Remove the DuitNow code</TickField> : null}
    </div>
  );
}

function TickField({ name, children }: { name: string; children: string }) {
  return (
    <label className="mt-1 flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} className="tick" />
      {children}
    </label>
  );
}
