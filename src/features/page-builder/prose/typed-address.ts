import { isInlineAddress } from '#domain/page/inline-markdown.ts';

/** What somebody typed as an address of a link, as a page keeps it: `example.org` is `https://example.org`. Undefined if it is none. */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim().replaceAll('(', '%28').replaceAll(')', '%29');
  const isMail = /^[^\s@:/]+@[^\s@]+\.[^\s@.]+$/u.test(text);
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/iu.test(text);
  const address = isMail ? `mailto:${text}` : hasScheme ? text : `https://${text}`;
  if (!isInlineAddress(address) || !URL.canParse(address)) return undefined;
  return isMail || hasScheme || new URL(address).hostname.includes('.') ? address : undefined;
}
