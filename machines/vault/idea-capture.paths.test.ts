import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type IdeaCaptureEvent, ideaCaptureMachine } from './idea-capture.machine.ts';

const ideaId = '0198f0a0-0000-4000-8000-000000000001';
const otherId = '0198f0a0-0000-4000-8000-000000000002';
const paths = pathsOf(ideaCaptureMachine, {
  events: [
    { type: 'draft.changed', text: ' A shared workshop ' },
    { type: 'draft.changed', text: '  ' },
    { type: 'draft.changed', text: 'x'.repeat(141) },
    { type: 'draft.submitted', ideaId },
    { type: 'lines.pasted', text: 'Bees\r\n\n Wasps #garden \n' },
    { type: 'lines.pasted', text: ' Bees \n' },
    { type: 'lines.pasted', text: 'x\n'.repeat(501) },
    { type: 'lines.confirmed', ideaIds: [ideaId, otherId] },
    { type: 'lines.joined' },
    { type: 'lines.left' },
  ],
  key: ({ context: { draft, reason, captured, lines } }) => [draft.length, reason, captured, lines.length],
});

describe(`capturing an idea, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(ideaCaptureMachine);

  testPaths(paths, async (path) => {
    await drivePath(ideaCaptureMachine, path, {
      coverage,
      invariants: {
        editing: ({ context }) => expect(context.reason).toBeNull(),
        asking: ({ context }) => expect(context.lines.length).toBeGreaterThan(1),
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
    const issued: CommandDraft[] = [];
    const machine = ideaCaptureMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
    const actor = createActor(machine).start();
    actor.send({ type: 'draft.changed', text });
    actor.send({ type: 'draft.submitted', ideaId });
    return { issued, context: actor.getSnapshot().context };
  }

  test('becomes one command and leaves the field empty', () => {
    expect(submit(' A shared workshop ')).toEqual({
      issued: [{ type: 'CaptureIdea', stream: `idea-${ideaId}`, data: { title: 'A shared workshop' } }],
      context: { draft: '', reason: null, captured: 'A shared workshop', capturedLines: 0, lines: [] },
    });
  });

  test('that is too long stays and becomes no command', () => {
    const long = 'x'.repeat(141);
    expect(submit(long)).toEqual({
      issued: [],
      context: { draft: long, reason: 'title-too-long', captured: null, capturedLines: 0, lines: [] },
    });
  });

  test('brings its tags and its audience along, as one change', () => {
    expect(submit('Bread by post #food @students')).toMatchObject({
      issued: [
        { type: 'CaptureIdea', stream: `idea-${ideaId}`, data: { title: 'Bread by post' } },
        { type: 'TagIdea', stream: `idea-${ideaId}`, data: { tags: ['food'] } },
        { type: 'DescribeIdea', stream: `idea-${ideaId}`, data: { audience: 'students' } },
      ],
      context: { draft: '', captured: 'Bread by post' },
    });
  });
});

describe('pasted lines', () => {
  function paste(text: string, ...events: readonly IdeaCaptureEvent[]) {
    const issued: CommandDraft[][] = [];
    const machine = ideaCaptureMachine.provide({ actions: { issue: (_, { drafts }) => issued.push([...drafts]) } });
    const actor = createActor(machine).start();
    actor.send({ type: 'lines.pasted', text });
    for (const event of events) actor.send(event);
    return { issued, context: actor.getSnapshot().context };
  }
  const confirmed = { type: 'lines.confirmed', ideaIds: [otherId, ideaId] } as const;

  test('become as many ideas as one change, and are listed as they stood: by their ids', () => {
    const long = `${'word '.repeat(40)}end`;
    expect(paste(`Bees #garden\n\n ${long}`, confirmed)).toMatchObject({
      issued: [
        [
          { type: 'CaptureIdea', stream: `idea-${ideaId}`, data: { title: 'Bees' } },
          { type: 'TagIdea', stream: `idea-${ideaId}`, data: { tags: ['garden'] } },
          {
            type: 'CaptureIdea',
            stream: `idea-${otherId}`,
            data: { title: expect.stringMatching(/^word .*…$/), pitch: long },
          },
        ],
      ],
      context: { draft: '', capturedLines: 2, lines: [] },
    });
  });

  test('are one line where the founder says so, or where there is but one', () => {
    const joined = paste('Bees\nin cities', { type: 'lines.joined' });
    expect([joined.issued, joined.context.draft, paste(' Bees \n').context.draft]).toEqual([
      [],
      'Bees in cities',
      'Bees',
    ]);
  });

  test('that are too many for the line are left to the import', () => {
    expect(paste('x\n'.repeat(501), confirmed).issued).toEqual([]);
  });
});
