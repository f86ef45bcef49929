/** Elements that the body of an article may hold, as React and HTML name them. */
export const bodyTags = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'figure', 'figcaption', 'hr'],
  ...['a', 'strong', 'em', 'code', 's', 'sub', 'sup', 'br', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;

export type BodyTag = (typeof bodyTags)[number];

/** An element of a body; its attributes are safe to be set as they are. */
export interface BodyElement {
  readonly tag: BodyTag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly BodyNode[];
}

export type BodyNode = string | BodyElement;
