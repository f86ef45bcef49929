/** Texts of a new survey in one language, until its founder writes something else. */
export interface SurveyTemplateWords {
  /** Each text of the templates that names no idea, by its English. */
  readonly texts: Readonly<Record<string, string>>;
  /** Quotation marks around the founder's own words. */
  readonly quotes: readonly [before: string, after: string];
  readonly about: AboutIdea;
}

type OfName = (name: string) => string;

/** Questions that say the name of an idea, or its problem. */
export interface AboutIdea {
  /** The problem is in quotes. */
  readonly hadIt: (problem: string) => string;
  readonly hadOf: OfName;
  readonly without: OfName;
  readonly benefit: OfName;
  readonly who: OfName;
  readonly better: OfName;
  readonly pay: OfName;
  readonly recommend: OfName;
  readonly stopped: OfName;
}
