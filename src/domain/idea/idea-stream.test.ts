import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ideaData } from '../../../tests/fixtures/drafts/idea-drafts.ts';
import type { Command } from '../log/command.ts';
import { decideCommand } from '../log/decide-command.ts';
import type { DatedFact } from '../log/recorded-event.ts';
import { type Idea, ideaLimits } from './idea.ts';
import { ideaStream } from './idea-stream.ts';

const stream = 'idea-01234567-89ab-4cde-8f01-23456789abcd';
const runs = process.env['TEST_FULL'] ? 5000 : 300;

const drafts = fc.oneof(
  ...Object.entries(ideaData).map(([type, given]) => given.map((each) => ({ type, data: each }))),
  fc.record({
    type: fc.constantFrom(...Object.keys(ideaData), 'Nonsense'),
    data: fc.dictionary(fc.string(), fc.json()),
  }),
);
/** A captured idea and what the founder issues for it, a minute apart. */
const commands = fc.array(drafts, { maxLength: 25 }).map((rest) =>
  [{ type: 'CaptureIdea', data: { title: 'Crumb' } }, ...rest].map(
    (draft, n): Command => ({
      id: `c${n}`,
      stream,
      at: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
      type: draft.type,
      data: draft.data as Command['data'],
    }),
  ),
);

const fold = (facts: readonly DatedFact[], from?: Idea): Idea | undefined =>
  facts.reduce<Idea | undefined>((idea, fact) => ideaStream.evolve(idea, fact, stream), from);

/** Plays the browser: decides each command on the idea as the commands before it left it. */
function live(sent: readonly Command[]): { idea: Idea | undefined; facts: DatedFact[] } {
  const facts: DatedFact[] = [];
  let idea: Idea | undefined;
  for (const command of sent) {
    const decision = decideCommand(idea, command);
    if (decision.kind === 'rejected') continue;
    const dated = decision.facts.map((fact) => ({ ...fact, at: command.at }));
    facts.push(...dated);
    idea = fold(dated, idea);
  }
  return { idea, facts };
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('an idea', () => {
  test('folds to the same state from the facts in memory and from what the log gives back', () => {
    fc.assert(
      fc.property(commands, (sent) => {
        const { idea, facts } = live(sent);
        expect(fold(throughJson(facts))).toEqual(idea);
        expect(live(throughJson(sent)).facts).toEqual(throughJson(facts));
      }),
      { numRuns: runs },
    );
  });

  test('stays as it is when its log is replayed over it', () => {
    fc.assert(
      fc.property(commands, (sent) => {
        const { idea, facts } = live(sent);
        expect(fold(facts, idea)).toEqual(idea);
      }),
      { numRuns: runs },
    );
  });

  test('never exceeds its limits, and keeps its id and the time of its capture', () => {
    fc.assert(
      fc.property(commands, (sent) => {
        const { idea } = live(sent);
        expect(idea).toMatchObject({ id: stream.slice(5), capturedAt: sent[0]?.at });
        for (const name of ['title', 'problem', 'audience', 'pitch'] as const) {
          expect(idea?.[name].length).toBeLessThanOrEqual(ideaLimits[name]);
        }
        expect(idea?.title.trim()).not.toBe('');
        expect(new Set(idea?.tags.map((tag) => tag.toLowerCase())).size).toBe(idea?.tags.length);
      }),
      { numRuns: runs },
    );
  });

  test('grants a command once: the same again changes nothing', () => {
    fc.assert(
      fc.property(commands, (sent) => {
        const last = sent.at(-1);
        if (!last || sent.length < 2) return;
        const { idea } = live(sent);
        const before = live(sent.slice(0, -1));
        const decided = decideCommand(before.idea, last);
        if (decided.kind === 'rejected' || last.data['base'] !== undefined) return;
        expect(decideCommand(idea, last)).toEqual({ kind: 'accepted', facts: [] });
      }),
      { numRuns: runs },
    );
  });

  test('is never changed in place', () => {
    const frozen: Idea | undefined = live([
      { id: 'c', stream, type: 'CaptureIdea', data: { title: 'Crumb' }, at: '2026-01-01T00:00:00.000Z' },
    ]).idea;
    const copy = structuredClone(frozen);
    fold([{ type: 'IdeaTagged', v: 1, data: { tags: ['a'] }, at: '2026-01-02T00:00:00.000Z' }], frozen);
    expect(frozen).toEqual(copy);
  });

  test('ignores facts that it does not know', () => {
    const { idea } = live([
      { id: 'c', stream, type: 'CaptureIdea', data: { title: 'Crumb' }, at: '2026-01-01T00:00:00.000Z' },
    ]);
    expect(fold([{ type: 'IdeaSold', v: 1, data: { title: 'x' }, at: '2026-01-02T00:00:00.000Z' }], idea)).toBe(idea);
  });
});
