import type { FactPlace } from './recorded-event.ts';

/**
 * The account of the member who did it. Undefined for what the server or a visitor did, and for what still waits for the
 * server.
 */
export const memberOfFact = ({ by }: FactPlace): string | undefined => (by?.kind === 'founder' ? by.id : undefined);

/** The same as a field of that name, which is absent where there is none: a state is kept as JSON. */
export const doneBy = <Name extends string>(name: Name, fact: FactPlace): { readonly [Field in Name]?: string } => {
  const member = memberOfFact(fact);
  return (member === undefined ? {} : { [name]: member }) as { readonly [Field in Name]?: string };
};
