/** Why the browser could not keep something. `full`: no space is left for this site. `newer`: a newer build keeps it differently. */
export interface StorageFailure {
  readonly kind: 'storage';
  readonly reason: 'full' | 'unavailable' | 'newer';
  /** The browser's own words, for whoever looks into it. */
  readonly message: string;
}
