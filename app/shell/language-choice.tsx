import { useLocation } from "@remix-run/react";
import { useContext, type MouseEvent } from "react";
import { LANGUAGES } from "../../domain/languages";
import { paths } from "~/paths";
import { PageContext } from "../ui/page-context";
import { PostForm } from "../ui/post-form";

/** The choice of a language, as a form of its own that returns to the same page. */
export function LanguageChoice({ form }: { form: string | null }) {
  const { pathname, search } = useLocation();
  return (
    <PostForm reloadDocument className="flex basis-full justify-center">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <LanguageButtons form={form} className="button button-plain px-3" />
    </PostForm>
  );
}

/**
 * The buttons that choose the language of the screens, each by its own name. Their form must load
 * the next page as a new document, because the scripts of a document contain the words of one
 * language. With `form`, the id of the page's form, the buttons post that form, whose page keeps
 * what was typed (`Screen.formFor`).
 */
export function LanguageButtons({ form, className }: { form: string | null; className: string }) {
  const { lang } = useContext(PageContext);
  return LANGUAGES.map(({ id, tag, name }) => {
    const press = form
      ? { form, name: "intent", value: `language:${id}`, onClick: submitAsDocument }
      : { formAction: paths.language(), name: "language", value: id };
    return (
      <button
        key={id}
        {...press}
        lang={tag}
        aria-current={tag === lang ? "page" : undefined}
        className={className}
      >
        {name}
      </button>
    );
  });
}

function submitAsDocument(event: MouseEvent<HTMLButtonElement>): void {
  const button = event.currentTarget;
  event.preventDefault();
  void import("./submit-page-form").then(({ submitPageForm }) => submitPageForm(button));
}
