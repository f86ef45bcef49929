import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../tests/models/coverage.ts';
import { drivePath } from '../tests/models/drive-path.ts';
import { pathsOf } from '../tests/models/model.ts';
import { ideaCaptureMachine } from './idea-capture.machine.ts';
import type { Wish } from './wish.ts';

const ideaId = '0198f0a0-0000-4000-8000-000000000001';
const paths = pathsOf(ideaCaptureMachine, {
  events: [
    { type: 'draft.changed', text: ' A shared workshop ' },
    { type: 'draft.changed', text: '  ' },
    { type: 'draft.changed', text: 'x'.repeat(141) },
    { type: 'draft.submitted', ideaId },
  ],
  key: ({ context }) => context,
});

describe(`capturing an idea, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(ideaCaptureMachine);

  test.each(paths)('$description', async (path) => {
    await drivePath(ideaCaptureMachine, path, {
      coverage,
      invariants: {
        editing: ({ context }) => expect(context.reason).toBeNull(),
        refused: ({ context }) => expect(context.reason).toMatch(/^title-/),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('a submitted line', () => {
  function submit(text: string) {
    const issued: Wish[] = [];
    const machine = ideaCaptureMachine.provide({ actions: { issue: (_, { wishes }) => issued.push(...wishes) } });
    const actor = createActor(machine).start();
    actor.send({ type: 'draft.changed', text });
    actor.send({ type: 'draft.submitted', ideaId });
    return { issued, context: actor.getSnapshot().context };
  }

  test('becomes one command and leaves the field empty', () => {
    expect(submit(' A shared workshop ')).toEqual({
      issued: [{ type: 'CaptureIdea', stream: `idea-${ideaId}`, data: { title: ' A shared workshop ' } }],
      context: { draft: '', reason: null, captured: 'A shared workshop' },
    });
  });

  test('that is too long stays and becomes no command', () => {
    const long = 'x'.repeat(141);
    expect(submit(long)).toEqual({
      issued: [],
      context: { draft: long, reason: 'title-too-long', captured: null },
    });
  });
});
