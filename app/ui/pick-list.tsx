import { uiWords as words } from "../../domain/words/ui";
import { PostForm } from "./post-form";

type Props = { chosen: string; groups: { name: string; items: { id: string; name: string }[] }[] };

/**
 * A short list from which the user chooses one row. Every row is a submit button. `chosen` is the
 * id of the present choice.
 */
export function PickList({ chosen, groups }: Props) {
  return (
    <PostForm className="mx-auto max-w-form pb-8">
      {groups.map((group) => (
        <section key={group.name}>
          {group.name ? <h2 className="px-4 pb-1 pt-6 text-sm text-quiet">{group.name}</h2> : null}
          <ul>
            {group.items.map((item) => (
              <li key={item.id}>
                <button
                  className="row"
                  name="choice"
                  value={item.id}
                  aria-current={item.id === chosen ? "true" : undefined}
                >
                  <span className="flex-1">{item.name}</span>
                  {item.id === chosen ? <span className="badge">{words.chosen}</span> : null}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PostForm>
  );
}
