import type { PageSettings } from '#domain/page/page.ts';
import type { ContentBlock } from '#domain/page/page-content.ts';
import type { Address, Child, MarkupElement } from './markup.ts';

/** An image in the widths in which it can be had, the smallest first. */
export interface PageImage {
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly address: Address; readonly width: number }[];
}

/** A visitor's entry, and its problems. */
export interface RejectedEntry {
  /** The id of the block whose form it was. */
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly { readonly field: string; readonly text: string }[];
}

export interface PageContext {
  readonly image: (asset: string) => PageImage | undefined;
  /** The first question of a survey, as a form; undefined if it is not to be answered here. */
  readonly question?:
    | ((survey: string, place: Pick<SectionContext, 'id' | 'content' | 'image'>) => MarkupElement | undefined)
    | undefined;
  readonly rejected?: RejectedEntry | undefined;
  /** Whether whoever leaves an address gets a mail, with a link to be removed. */
  readonly confirmsPeople?: boolean;
}

/** Context that each section is drawn with. */
export interface SectionContext extends PageContext {
  readonly content: PageSettings;
  /** `s1`, `s2` ... from top to bottom: what the ids in it begin with. */
  readonly id: string;
  /** Its heading is the page’s own. */
  readonly isTitle: boolean;
  /** The ids of the first form and of the first prices. */
  readonly form: string | undefined;
  readonly pricing: string | undefined;
  /** The form that stands in this headline, and the id of the section that it is of. */
  readonly formHere?: HeldForm | undefined;
  /** The id of the headline in which the form of this section stands. */
  readonly formIn?: string | undefined;
}

export interface HeldForm {
  readonly block: ContentBlock;
  readonly id: string;
}

export type DrawSection = (block: ContentBlock, context: SectionContext) => readonly Child[];
