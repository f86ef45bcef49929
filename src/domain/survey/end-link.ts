import { type Question, surveyLimits } from './survey.ts';

/** The address that a founder's link leads to; undefined if it is no `https` address that a stranger may be led to. */
export function secureAddress(written: string): string | undefined {
  const text = written.trim();
  if (text.length > surveyLimits.link || !URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' ? href : undefined;
}

/** A button of the last page. */
interface EndLink {
  readonly address: string;
  readonly label: string;
}

/** The button of an end; undefined if it has none. A link without words is named by its host. */
export function endLinkOf({ kind, link = '', linkLabel = '' }: Question): EndLink | undefined {
  const address = kind === 'end' ? secureAddress(link) : undefined;
  return address === undefined ? undefined : { address, label: linkLabel || new URL(address).hostname };
}
