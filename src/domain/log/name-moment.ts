import { accept, type Decision, reject } from './decision.ts';
import { type Moment, momentLimits } from './moment.ts';
import { type FactOf, fact } from './recorded-event.ts';

export type MomentFact = FactOf<{ readonly MomentNamed: Moment }>;

/** Decides `NameMoment` for a stream of any kind. */
export function decideMoment(moments: readonly Moment[], { version, name: raw }: Moment): Decision<MomentFact> {
  const name = raw.replace(/\s+/gu, ' ').trim();
  const known = moments.find((moment) => moment.version === version);
  if ((known?.name ?? '') === name) return accept();
  if (!known && moments.length >= momentLimits.moments) return reject('too-many');
  return accept(fact('MomentNamed', { version, name }));
}

/** The moments after a `MomentNamed`, in the order of their versions. */
export function evolveMoments(moments: readonly Moment[], { version, name }: Moment): readonly Moment[] {
  const others = moments.filter((moment) => moment.version !== version);
  return name === '' ? others : [...others, { version, name }].sort((a, b) => a.version - b.version);
}
