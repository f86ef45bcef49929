import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import type { JsonObject } from '#domain/log/json.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { sameCriteria } from './criteria-draft.ts';
import { criteriaEditorMachine } from './criteria-editor.machine.ts';

const workspace = '11111111-1111-4111-8111-111111111111';
const base: readonly Criterion[] = [
  { id: 'a', name: 'Reach', weight: 6000 },
  { id: 'b', name: 'Pain', weight: 4000 },
];
const theirs: readonly Criterion[] = [{ id: 'a', name: 'Reach', weight: 10_000 }];
const template: readonly Criterion[] = [{ id: 't', name: 'Ease', weight: 10_000 }];
const full = Array.from({ length: 12 }, (_, n) => ({
  id: `c${n}`,
  name: `Criterion ${n}`,
  weight: n === 0 ? 10_000 : 0,
}));

const events = [
  { type: 'criterion.added', id: 'c' },
  { type: 'criterion.changed', id: 'b', change: { weight: 3000 } },
  { type: 'criterion.moved', id: 'a', by: 1 },
  { type: 'criterion.removed', id: 'a' },
  { type: 'criterion.removed', id: 'b' },
  { type: 'template.chosen', criteria: template },
  { type: 'weights.shared' },
  { type: 'weights.scaled' },
  { type: 'criteria.changed', criteria: theirs },
  { type: 'conflict.settled', keep: 'mine' },
  { type: 'conflict.settled', keep: 'theirs' },
  { type: 'draft.submitted' },
  { type: 'editor.left' },
  { type: 'discard.confirmed' },
  { type: 'discard.cancelled' },
] as const;

const sum = (criteria: readonly Criterion[]): number => criteria.reduce((total, { weight }) => total + weight, 0);

describe('the criteria editor', () => {
  const coverage = new Coverage(criteriaEditorMachine);
  const input = { workspace, criteria: base };
  /** Edits lead to ever new sets: one step from the first set, and from there what mends it or empties it. */
  const isNear = ({ draft }: { readonly draft: readonly Criterion[] }, type: string): boolean =>
    !type.startsWith('criterion.') && !type.startsWith('weights.')
      ? true
      : sameCriteria(draft, base) ||
        type === 'criterion.removed' ||
        (type === 'weights.scaled' && sum(draft) !== 10_000);
  const paths = pathsOf(criteriaEditorMachine, {
    input,
    events,
    when: ({ context }, event) => isNear(context, event.type),
    key: ({ context }) => context,
  });

  testPaths(paths, async (path) => {
    await drivePath(criteriaEditorMachine, path, {
      coverage,
      input,
      invariants: {
        saved: ({ context: { draft, base: from, current } }) => {
          expect([0, 10_000]).toContain(sum(draft));
          expect(from).toEqual(current);
        },
        editing: ({ context: { base: from, current } }) => expect(from).toEqual(current),
        conflicting: ({ context: { base: from, current } }) => expect(from).not.toEqual(current),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('what leaves the editor', () => {
  function edit(criteria: readonly Criterion[] = base) {
    const issued: CommandDraft[] = [];
    const machine = criteriaEditorMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
    return { editor: createActor(machine, { input: { workspace, criteria } }).start(), issued };
  }

  test('is never a set that does not sum to 100 %', () => {
    const { editor, issued } = edit();
    editor.send({ type: 'criterion.changed', id: 'b', change: { weight: 3000 } });
    editor.send({ type: 'draft.submitted' });
    expect(editor.getSnapshot().context.reason).toBe('weights-not-100');
    expect(issued).toEqual([]);
    editor.send({ type: 'weights.scaled' });
    editor.send({ type: 'draft.submitted' });
    expect(issued).toEqual([
      {
        type: 'SetCriteria',
        stream: `vault-${workspace}`,
        data: {
          criteria: [
            { id: 'a', name: 'Reach', weight: 6670 },
            { id: 'b', name: 'Pain', weight: 3330 },
          ],
          base,
        },
      },
    ]);
  });

  test('starts from what another device made, once the founder has seen it', () => {
    const { editor, issued } = edit();
    editor.send({ type: 'criterion.changed', id: 'b', change: { name: 'Hurt' } });
    editor.send({ type: 'criteria.changed', criteria: theirs });
    editor.send({ type: 'draft.submitted' });
    expect(issued).toEqual([]);
    editor.send({ type: 'conflict.settled', keep: 'mine' });
    editor.send({ type: 'draft.submitted' });
    expect(issued.map(({ data }) => (data as JsonObject)['base'])).toEqual([theirs]);
  });

  test('has at most twelve criteria', () => {
    const { editor } = edit(full);
    editor.send({ type: 'criterion.added', id: 'thirteenth' });
    expect(editor.getSnapshot().context.draft).toEqual(full);
  });
});
