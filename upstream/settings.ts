/** What the API is told when it starts. */
export type UpstreamSettings = {
  /** Folder of the database; made when missing. */
  dataDir: string;
  /** What every request carries in `X-Api-Key`. */
  apiKey: string;
  /** Whether an empty database is filled with the demo account. */
  demo: boolean;
  /** The database's file; `books.sqlite` in the data folder when left out. */
  databaseFile?: string;
};
