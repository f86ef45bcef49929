/** A PostgreSQL that is ready, wherever it runs. */
export interface StoreConnection {
  readonly connectionString: string;
  /** Where the data lies, in words for the operator; holds no password. */
  readonly where: string;
  /** The embedded one was left running by a process that is gone. */
  readonly adopted: boolean;
  /** Ends what was started here, and waits until it is gone. Safe to call twice. */
  stop(): Promise<void>;
}
