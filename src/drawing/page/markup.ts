/**
 * A page as data, of which the server writes HTML and the editor makes elements. Only what is named here can be said: no
 * script, no style, no handler of events, and no address that `address.ts` has not made.
 */
export type Markup = MarkupElement | string;

export interface MarkupElement {
  readonly tag: Tag;
  readonly attributes: Attributes;
  readonly children: readonly Markup[];
  /** The block that it draws, and the field of it, for an editor. */
  readonly of?: { readonly block: string; readonly field?: string };
}

export type Tag =
  | 'a'
  | 'blockquote'
  | 'br'
  | 'button'
  | 'dd'
  | 'details'
  | 'div'
  | 'dl'
  | 'dt'
  | 'em'
  | 'fieldset'
  | 'figcaption'
  | 'figure'
  | 'footer'
  | 'form'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'header'
  | 'img'
  | 'input'
  | 'label'
  | 'legend'
  | 'li'
  | 'main'
  | 'nav'
  | 'ol'
  | 'option'
  | 'p'
  | 'path'
  | 'progress'
  | 'section'
  | 'select'
  | 'span'
  | 'strong'
  | 'summary'
  | 'svg'
  | 'textarea'
  | 'ul';

/** Made by `address.ts` alone. */
export type Address = string & { readonly brand: 'Address' };

/** Ends in the token of the visit, which differs each time. */
export interface WithToken {
  readonly before: string;
}

export interface Attributes {
  readonly href?: Address;
  readonly src?: Address | (WithToken & { readonly brand: 'Address' });
  readonly srcset?: Address;
  readonly action?: Address;
  readonly method?: 'post';
  readonly enctype?: 'multipart/form-data';
  readonly accept?: string;
  readonly rel?: 'nofollow ugc noopener';
  readonly dir?: 'auto';
  readonly lang?: string;
  readonly id?: string;
  readonly class?: string;
  readonly for?: string;
  readonly type?: 'checkbox' | 'date' | 'file' | 'hidden' | 'radio' | 'submit' | 'text';
  readonly name?: string;
  readonly value?: string | WithToken;
  readonly autocomplete?: 'email' | 'off';
  readonly maxlength?: number;
  readonly inputmode?: 'decimal' | 'email';
  readonly spellcheck?: 'false';
  readonly autocapitalize?: 'none';
  readonly rows?: number;
  readonly max?: number;
  readonly selected?: boolean;
  readonly required?: boolean;
  readonly checked?: boolean;
  readonly open?: boolean;
  readonly tabindex?: -1;
  readonly alt?: string;
  readonly width?: number;
  readonly height?: number;
  readonly sizes?: string;
  readonly loading?: 'lazy';
  readonly decoding?: 'async';
  readonly role?: 'alert' | 'list';
  readonly viewBox?: string;
  readonly preserveAspectRatio?: 'xMidYMid slice';
  /** The outline of a path. */
  readonly d?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-hidden'?: 'true';
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: 'true';
  readonly 'aria-labelledby'?: string;
}

export type Child = Markup | undefined;

/** An element; children that are undefined are left out. */
export const element = (tag: Tag, attributes: Attributes, ...children: readonly Child[]): MarkupElement => ({
  tag,
  attributes,
  children: children.filter((child) => child !== undefined),
});

/** The same, as what draws a block or a field of it. */
export const drawnOf = (block: string, field: string | undefined, drawn: MarkupElement): MarkupElement => ({
  ...drawn,
  of: field === undefined ? { block } : { block, field },
});
