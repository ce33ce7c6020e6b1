/** The companies that a user can select. `current` is the id of the selected one. */
export type Companies = { current: string; all: { id: string; name: string }[] };

/** The data of an error page, in words for the user. */
export type ErrorPage = {
  title: string;
  text: string;
  canRetry?: boolean;
  /** A reference that the user can quote and the operator can find in the log. */
  reference?: string | undefined;
  isLoggedOut?: boolean;
  /**
   * Set when the company is on the free plan. The layout then shows the paywall instead of its
   * pages.
   */
  paywall?: { companies: Companies; subscribeUrl: string; privacyUrl: string };
  /** Links to things that the user must do first. `to` is null when an entry has no address. */
  list?: { text: string; to: string | null }[];
  /**
   * The posted form that failed, to be submitted again so that nothing typed is lost. With a
   * `label`, the form goes to another address.
   */
  resend?: { to: string; fields: [name: string, value: string][]; label?: string } | undefined;
  /**
   * Set when the form belongs to another company than `current`: the user can continue in either
   * one.
   */
  companies?: { madeIn: { id: string; name: string }; current: string } | undefined;
};
