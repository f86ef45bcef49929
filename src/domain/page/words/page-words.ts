import type { PageGoal } from '../page.ts';
import type { PageLanguage } from '../page-language.ts';

/** Languages in which a published page has the words that its founder did not write; pages in others have them in English. */
export const wordLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'ja',
  'ar',
] as const satisfies readonly PageLanguage[];
export type WordLanguage = (typeof wordLanguages)[number];

/** Words on a published page that its founder did not write. */
export interface PageWords {
  readonly email: string;
  readonly honeypot: string;
  readonly required: string;
  readonly optional: string;
  readonly report: string;
  readonly sections: string;
  readonly noCharge: string;
  /** How long answers are kept: where no mail is sent, where one is, and where two are. */
  readonly retention: string;
  readonly mailedRetention: string;
  readonly mailedRetentionOfTwo: string;
  readonly problems: string;
  readonly consent: (title: string) => string;
  readonly button: Readonly<Record<PageGoal, string>>;
  /** The button that leads to a survey. */
  readonly survey: string;
}

/** Words with which visitors are answered. */
export interface AnswerWords {
  readonly back: string;
  readonly place: (place: number) => string;
  readonly invite: string;
  readonly door: {
    readonly heading: (name: string) => string;
    readonly price: (price: string) => string;
    readonly noCharge: string;
    readonly button: string;
  };
  readonly thanks: string;
  readonly confirmed: string;
  /** Says, by goal, that a form was taken; and, where an address is to be confirmed, that it is. */
  readonly sent: Readonly<Record<PageGoal, string>>;
  readonly confirms: Readonly<Record<Exclude<PageGoal, 'fake-door'>, string>>;
  readonly reportAsked: string;
  readonly reported: string;
  readonly tooMany: { readonly heading: string; readonly text: string };
  readonly full: { readonly heading: string; readonly text: string };
  readonly wrong: EntryWords;
}

/** Words for what is wrong with an entry. */
export interface EntryWords {
  readonly noConsent: string;
  readonly noAnswer: (question: string) => string;
  readonly longAnswer: (question: string, most: number) => string;
  readonly stale: string;
  readonly changed: string;
  readonly quick: string;
  readonly quickDoor: string;
  readonly sent: string;
  readonly noMail: string;
  readonly address: Readonly<Record<'missing' | 'malformed' | 'brackets' | 'separator' | 'comment' | 'domain', string>>;
}

type OfTitle = (title: string) => string;

/** Words of the mails to somebody who left their address, and of the pages to which their links lead. */
export interface MailWords {
  readonly confirm: {
    readonly subject: OfTitle;
    /** Ends before an address. */
    readonly entered: Readonly<Record<'page' | 'survey', OfTitle>>;
    readonly ifYou: string;
    readonly button: string;
    /** `erase`, which is a link, ends this sentence. */
    readonly ifNot: string;
    readonly erase: string;
  };
  /** The founder's first mail, of which only the subject may be ours. */
  readonly first: { readonly subject: OfTitle; readonly why: OfTitle; readonly remove: string };
  readonly buttonFails: string;
  /** Between two parts of a sentence, and as they follow a word. */
  readonly space: string;
  readonly colon: string;
  readonly stop: string;
  readonly pages: Readonly<
    Record<
      'confirm' | 'remove',
      {
        readonly asked: { readonly heading: string; readonly text: string; readonly button: string };
        readonly done: { readonly heading: string; readonly text: string };
      }
    >
  >;
}

/** Words with which the blocks of a new page begin, until its founder writes others. */
export interface TemplateWords {
  /** Asks for an address: the button of a headline, and the heading of a form. */
  readonly early: string;
  readonly toPrices: string;
  /** Headings of sections. */
  readonly problem: string;
  readonly features: string;
  readonly faq: string;
  readonly pricing: string;
  readonly consent: string;
  readonly thanks: string;
}
