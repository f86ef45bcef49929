import { isInlineAddress } from '#domain/page/inline-markdown.ts';

/**
 * Turns a typed link address into the form that a page stores: `example.org` becomes `https://example.org`. Undefined
 * if it is no address.
 */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim().replaceAll('(', '%28').replaceAll(')', '%29');
  const isMail = /^[^\s@:/]+@[^\s@]+\.[^\s@.]+$/u.test(text);
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/iu.test(text);
  const address = isMail ? `mailto:${text}` : hasScheme ? text : `https://${text}`;
  if (!isInlineAddress(address) || !URL.canParse(address)) return undefined;
  return isMail || hasScheme || new URL(address).hostname.includes('.') ? address : undefined;
}
