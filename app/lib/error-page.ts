/** Which companies a person may work in; `current` is an id. */
export type Companies = { current: string; all: { id: string; name: string }[] };

/** What an error page is told, in the words of the person it reaches. */
export type ErrorPage = {
  title: string;
  text: string;
  canRetry?: boolean;
  /** How the request begins in the log, for whoever is asked for help. */
  reference?: string | undefined;
  isLoggedOut?: boolean;
  /** The company is on the free plan: shown by the layout in place of its pages. */
  paywall?: { companies: Companies; subscribeUrl: string; privacyUrl: string };
  /** What is to be done elsewhere first; `to` is where, null when it has no address. */
  list?: { text: string; to: string | null }[];
  /**
   * What was posted and came to nothing: offered to be sent again, so that nothing typed is lost;
   * with a `label`, to something else.
   */
  resend?: { to: string; fields: [name: string, value: string][]; label?: string } | undefined;
  /** The form was made in another company than `current`: to go on in either. */
  companies?: { madeIn: { id: string; name: string }; current: string } | undefined;
};
