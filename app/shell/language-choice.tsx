import { useLocation } from "@remix-run/react";
import { useContext } from "react";
import { LANGUAGES } from "../../domain/languages";
import { paths } from "~/paths";
import { PageContext } from "../ui/page-context";
import { PostForm } from "../ui/post-form";

/** The choice of a language, as a form of its own that returns to the same page. */
export function LanguageChoice() {
  const { pathname, search } = useLocation();
  return (
    <PostForm reloadDocument className="flex basis-full justify-center">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <LanguageButtons className="button button-plain px-3" />
    </PostForm>
  );
}

/**
 * The buttons that choose the language of the screens, each by its own name. Their form must load
 * the next page as a new document, because the scripts of a document contain the words of one
 * language.
 */
export function LanguageButtons({ className }: { className: string }) {
  const { lang } = useContext(PageContext);
  return LANGUAGES.map(({ id, tag, name }) => (
    <button
      key={id}
      formAction={paths.language()}
      name="language"
      value={id}
      lang={tag}
      aria-current={tag === lang ? "page" : undefined}
      className={className}
    >
      {name}
    </button>
  ));
}
