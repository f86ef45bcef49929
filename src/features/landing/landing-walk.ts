import { type Corridor, judgeWalk } from '#domain/verdict/corridor.ts';
import type { CorridorWalk } from '#drawing/charts/corridor-finding.ts';
import { words } from './labels.ts';

/**
 * A test that came to so many sign-ups, as if they had come evenly. So spread, they never get further from the pace on the
 * way than they are at the end.
 */
export function landingWalk(corridor: Corridor, signUps: number): CorridorWalk {
  const { rate, sample } = corridor;
  const round = signUps / sample > rate ? Math.floor : Math.ceil;
  const upTo = (n: number): number => round((n * signUps) / sample);
  const answers = Array.from({ length: sample }, (_, place) => upTo(place + 1) > upTo(place));
  const firstLook = Math.ceil(sample / 2);
  return { ...corridor, answers, firstLook, judged: judgeWalk(corridor, { answers, firstLook, isEnded: true }), words };
}
