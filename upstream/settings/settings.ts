/** What the API is told when it starts. */
export type UpstreamSettings = {
  /** Folder of the embedded database and of mails that no server took; made when missing. */
  dataDir: string;
  /** What every request carries in `X-Api-Key`. */
  apiKey: string;
  /** Of which the tokens of customers' links come; kept in the data folder when left out. */
  linkSecret?: string | undefined;
  /** Whether an empty database is filled with the demo account. */
  demo: boolean;
  /** Whether people reach it by https from anywhere; not when left out. */
  isPublic?: boolean | undefined;
  /** Whether what goes beyond the v2 API is answered; it is when left out. */
  extensions?: boolean | undefined;
  /** PostgreSQL's address, with its password; the embedded database when left out. */
  databaseUrl?: string | undefined;
  /** The embedded database's file; `books.sqlite` in the data folder when left out. */
  databaseFile?: string;
  /** Whose name stands in mails; Lejar when left out. */
  brandName?: string | undefined;
  /** Without it mails are files in the data folder's `outbox`. */
  smtpUrl?: string | undefined;
  /** How many mails of all companies go to customers within an hour; 300 when left out. */
  mailsPerHour?: number | undefined;
  /** Of an account whose password is shown to anybody, beside the demo data's own. */
  demoEmail?: string | undefined;
  mailFrom?: string | undefined;
  /** Without it cards are played by a stand-in that cannot charge. */
  braintree?: BraintreeKeys | undefined;
};

export type BraintreeKeys = {
  environment: "sandbox" | "production";
  merchantId: string;
  publicKey: string;
  privateKey: string;
  /** The merchant account that is paid in each currency; the default one when left out. */
  merchantAccounts: { MYR?: string | undefined; SGD?: string | undefined };
};

/** Whether it is an address that PostgreSQL's own programs would take. */
export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);
}
