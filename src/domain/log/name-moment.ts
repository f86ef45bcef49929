import { accept, type Decision, reject } from './decision.ts';
import { type Moment, momentLimits } from './moment.ts';
import type { DatedFact } from './recorded-event.ts';

/** Decides `NameMoment` for a stream of any kind. */
export function decideMoment(moments: readonly Moment[], { version, name: raw }: Moment): Decision {
  const name = raw.replace(/\s+/gu, ' ').trim();
  const known = moments.find((moment) => moment.version === version);
  if ((known?.name ?? '') === name) return accept();
  if (!known && moments.length >= momentLimits.moments) return reject('too-many');
  return accept({ type: 'MomentNamed', v: 1, data: { version, name } });
}

/** The moments after a `MomentNamed`, in the order of their versions. */
export function evolveMoments(moments: readonly Moment[], { data }: DatedFact): readonly Moment[] {
  const { version, name } = data as unknown as Moment;
  const others = moments.filter((moment) => moment.version !== version);
  return name === '' ? others : [...others, { version, name }].sort((a, b) => a.version - b.version);
}
