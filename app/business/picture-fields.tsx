import { businessWords as words } from "../../domain/words/business";
import { fill } from "../../domain/words/message";
import { formatPictureHint, PICTURE_LIMITS } from "../../domain/limits/pictures";
import { FieldFrame } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Sentence } from "~/ui/sentence";
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
            alt={words.yourLogo}
            width={logo.width}
            height={logo.height}
          />
        </p>
      ) : null}
      <FieldFrame
        label={logo ? words.anotherLogo : label}
        name="logo"
        hint={draftLogoId ? words.logoKept : formatPictureHint()}
        error={error}
      >
        {(control) => (
          <input {...control} type="file" accept={PICTURE_TYPES} className="input file" />
        )}
      </FieldFrame>
      <input type="hidden" name="keptLogo" value={draftLogoId} />
      {logo ? <TickField name="removeLogo">{words.removeLogo}</TickField> : null}
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
            <Sentence
              text={words.duitNowOwner}
              values={{ name: <strong>{name || words.shopWithoutName}</strong> }}
            />
          </span>
        </p>
      ) : null}
      <FieldFrame
        label={label}
        name="duitNowPicture"
        hint={fill(words.duitNowHint, { megabytes: PICTURE_LIMITS.megabytes })}
        error={error}
      >
        {(control) => (
          <input {...control} type="file" accept={PICTURE_TYPES} className="input file" />
        )}
      </FieldFrame>
      {code ? <TickField name="removeDuitNow">{words.removeDuitNow}</TickField> : null}
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
