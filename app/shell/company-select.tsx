import { shellWords as words } from "../../domain/words/shell";
import type { CompanyChoice } from "~/lib/error-page";
import { paths } from "~/paths";
import { closeDialog } from "../ui/dialog";
import { PostForm } from "../ui/post-form";

/**
 * Selects the company to work in. Shows only the name when there is one company. `panelId` is the id
 * of the panel that contains the form and closes when it is submitted.
 */
export function CompanySelect({
  companies: { current, all },
  panelId,
}: {
  companies: CompanyChoice;
  panelId?: string;
}) {
  if (all.length < 2) return <p className="px-4 pb-4 text-sm text-quiet">{all[0]?.name}</p>;
  return (
    <PostForm
      action={paths.switchCompany()}
      className="px-4 pb-4"
      onSubmit={() => panelId && closeDialog(panelId)}
    >
      <label className="label" htmlFor="company">
        {words.company}
      </label>
      <div className="mt-1 flex gap-2">
        {/* The key makes React create the select again after each switch, because the select would
            otherwise keep the old choice. */}
        <select
          key={current}
          id="company"
          name="companyId"
          defaultValue={current}
          className="input mt-0 min-w-0 flex-1"
        >
          {all.map((company) => (
            <option key={company.id} value={company.id}>
              {company.name}
            </option>
          ))}
        </select>
        <button className="button px-3">{words.switchCompany}</button>
      </div>
    </PostForm>
  );
}
