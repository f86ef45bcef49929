/** A page of the public part that is no article, as it stands in its file. */
export interface SeedPage {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** HTML, from `h2` down. */
  readonly body: string;
}
