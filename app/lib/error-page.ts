/** The companies that a user can select. `current` is the id of the selected one. */
export type CompanyChoice = { current: string; all: { id: string; name: string }[] };

/** The data of an error page, in words for the user. */
export type ErrorPage = {
  title: string;
  text: string;
  canRetry?: boolean;
  /** A reference that the user can quote and the operator can find in the log. */
  reference?: string | undefined;
  isLoggedOut?: boolean;
  /** Set when the company is on the free plan. The layout shows the paywall instead of the page. */
  paywall?: { companies: CompanyChoice; subscribeUrl: string; privacyUrl: string };
  /** Links to things that the user must do first. `to` is null when an entry has no page. */
  list?: { text: string; to: string | null }[];
  /**
   * The posted form that failed. The page offers to submit it again to the path `to`, so that
   * nothing typed is lost. `label` replaces the text of the button.
   */
  resend?: { to: string; fields: [name: string, value: string][]; label?: string } | undefined;
  /**
   * Set when the form was made in another company than the current one, whose name is `current`.
   * The user can continue in either company.
   */
  companies?: { madeIn: { id: string; name: string }; current: string } | undefined;
};
