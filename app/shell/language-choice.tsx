import { useLocation } from "@remix-run/react";
import { useContext, type MouseEvent } from "react";
import { LANGUAGES } from "../../domain/languages";
import { QUERY_FORM_ID } from "~/lib/search";
import { paths } from "~/paths";
import { PageContext } from "../ui/page-context";
import { PostForm } from "../ui/post-form";
import { useRootData } from "../ui/root-data";

/** The choice of a language, as a form of its own that returns to the same page. */
export function LanguageChoice({ form }: { form?: string | undefined }) {
  return (
    <PostForm action={paths.lite()} reloadDocument className="flex justify-center">
      <LanguageButtons form={form} className="button button-plain px-3" />
    </PostForm>
  );
}

/**
 * The buttons that choose the language of the screens, each by its own name, with the field of the
 * path to return to. They post the form around them, or the page's form with the id `form`, whose
 * page then keeps what was typed (`Screen.formFor`). A form with the method GET is posted to the
 * address for languages, which puts the fields into the query. The next page is a new document,
 * because the scripts of a document contain the words of one language.
 */
export function LanguageButtons({
  form,
  className,
}: {
  form: string | undefined;
  className: string;
}) {
  const { lang } = useContext(PageContext);
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  const proof = useRootData()?.formProof ?? undefined;
  const formAction = paths.lite({ returnTo, proof });
  const query = form === QUERY_FORM_ID && { formMethod: "post", formAction };
  const buttons = LANGUAGES.map(({ id, tag, name }) => (
    <button
      key={id}
      form={form}
      {...query}
      name="intent"
      value={`language:${id}`}
      lang={tag}
      aria-current={tag === lang ? "page" : undefined}
      className={className}
      onClick={submitAsDocument}
    >
      {name}
    </button>
  ));
  return (
    <>
      <input type="hidden" name="returnTo" value={returnTo} />
      {buttons}
    </>
  );
}

function submitAsDocument(event: MouseEvent<HTMLButtonElement>): void {
  const button = event.currentTarget;
  event.preventDefault();
  void import("./submit-page-form").then(({ submitPageForm }) => submitPageForm(button));
}
