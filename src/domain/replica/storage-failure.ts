/** Why the browser could not keep something. `full`: no space is left for this site. */
export interface StorageFailure {
  readonly kind: 'storage';
  readonly reason: 'full' | 'unavailable';
  /** The browser's own words, for whoever looks into it. */
  readonly message: string;
}
