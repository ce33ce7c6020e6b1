/** The settings of the API at start. */
export type UpstreamSettings = {
  /**
   * The folder of the embedded database and of the mails that are written as files. The API creates
   * the folder when it does not exist.
   */
  dataDir: string;
  /** The key that requests must send in `X-Api-Key`. */
  apiKey: string;
  /**
   * The secret from which the tokens of customers' links are derived. By default the API creates
   * one and stores it in the data folder.
   */
  linkSecret?: string | undefined;
  /** Whether the demo account is written into an empty database. */
  hasDemo: boolean;
  /**
   * The public address of the app, which is in the links of reminders that go out by themselves.
   * By default these mails have no links.
   */
  appUrl?: string | undefined;
  /** Whether the app is public on the internet under https. The default is false. */
  isPublic?: boolean | undefined;
  /** Whether the API offers its extensions of the v2 API. The default is true. */
  hasExtensions?: boolean | undefined;
  /**
   * The address of PostgreSQL, with its password. By default the API uses the embedded database.
   */
  databaseUrl?: string | undefined;
  /** The file of the embedded database. The default is `books.sqlite` in the data folder. */
  databaseFile?: string;
  /**
   * The backups of the embedded database, or the watch over backups of PostgreSQL. `folder` is
   * `backups` in the data folder by default; `diskPercent` is the share of its disk that backups may
   * take. Without this setting there are no backups.
   */
  backups?: { isOn: boolean; folder?: string | undefined; diskPercent: number } | undefined;
  /** The sender's name in mails. The default is Lejar. */
  brandName?: string | undefined;
  /**
   * The address of the mail server. By default mails are written as files into `outbox` in the data
   * folder.
   */
  smtpUrl?: string | undefined;
  /** How many mails per hour go to customers of all companies together. The default is 300. */
  mailsPerHour?: number | undefined;
  /** The email of a public demo account, in addition to the account of the demo data. */
  demoEmail?: string | undefined;
  /** The sender's address in mails. The default is `no-reply@lejar.example`. */
  mailFrom?: string | undefined;
  /**
   * The keys of the card gateway. Without keys, the API uses a simulated gateway, which charges
   * nothing.
   */
  braintree?: BraintreeKeys | undefined;
};

export type BraintreeKeys = {
  environment: "sandbox" | "production";
  merchantId: string;
  publicKey: string;
  privateKey: string;
  /**
   * The merchant account for each currency. By default the gateway's own default account is used.
   */
  merchantAccounts: { MYR?: string | undefined; SGD?: string | undefined };
};

/** Returns true when the text is an address of PostgreSQL. */
export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);
}
