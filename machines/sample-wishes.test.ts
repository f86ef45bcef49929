import { expect, test } from 'vitest';
import type { Idea } from '#domain/idea/idea.ts';
import type { Project } from '#domain/project/project.ts';
import { Replica } from '#domain/replica/replica.ts';
import { sample } from '#domain/sample/sample.ts';
import { MemoryLog } from '../tests/fixtures/sync/memory-log.ts';
import { sampleIds } from './sample-ids.ts';
import { addSampleWishes, removeSampleWishes } from './sample-wishes.ts';
import type { Wish } from './wish.ts';

const workspace = '01234567-89ab-4cde-8f01-23456789abcd';
const ids = sampleIds(workspace);

/** A workspace whose server takes every wish at once; a refusal fails the test. */
function open() {
  const log = new MemoryLog();
  const replica = new Replica();
  let last = 0;
  const states = (kind: string) =>
    [...replica.streams()].filter((stream) => stream.startsWith(kind)).map((stream) => replica.shown(stream));
  return {
    take(wishes: readonly Wish[]) {
      for (const wish of wishes) {
        last += 1;
        const at = new Date(last * 1000).toISOString();
        for (const result of log.commit([{ id: `c${last}`, at, ...wish }])) {
          if (result.status === 'rejected') throw new Error(`${wish.type}: ${result.reason}`);
          replica.receive(result.events);
        }
      }
    },
    known: () => ({ ideas: states('idea-') as Idea[], projects: states('project-') as Project[] }),
  };
}

const seen = ({ ideas, projects }: { ideas: readonly Idea[]; projects: readonly Project[] }) => ({
  ideas: ideas.filter(({ archived }) => !archived).map(({ title, status }) => `${title}: ${status}`),
  projects: projects.filter(({ removed }) => !removed).map(({ ideaId }) => ideaId),
});
const whole = {
  ideas: [`${sample.idea.title}: killed`, `${sample.fork.title}: exploring`],
  projects: [ids.idea, ids.fork],
};

test('its ids belong to the workspace, are UUIDs and differ', () => {
  expect(sampleIds(workspace)).toEqual(ids);
  const all = [...Object.values(ids), ...Object.values(sampleIds('another'))];
  expect(new Set(all).size).toBe(12);
  expect(all.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toEqual(
    [],
  );
});

test('it is added, removed in one step, brought back, and never there twice', () => {
  const { take, known } = open();
  take(addSampleWishes(ids, known(), 0));
  expect(seen(known())).toEqual(whole);
  expect(known().ideas[1]?.lineage).toEqual({ from: ids.idea, kind: 'pivot', position: 0 });
  expect(known().projects.map(({ isSample, forkedFrom }) => [isSample, forkedFrom])).toEqual([
    [true, null],
    [true, ids.ideaProject],
  ]);

  const { wishes, back } = removeSampleWishes(known());
  take(wishes);
  expect(seen(known())).toEqual({ ideas: [], projects: [] });
  take(back);
  expect(seen(known())).toEqual(whole);

  take(removeSampleWishes(known()).wishes);
  take(addSampleWishes(ids, known(), 9));
  take(addSampleWishes(ids, known(), 9));
  expect(seen(known())).toEqual(whole);
  expect(known().ideas.length).toBe(2);
});

test('an exploration that the founder began of a sample idea stays', () => {
  const { take, known } = open();
  take(addSampleWishes(ids, known(), 0));
  take([{ type: 'RemoveProject', stream: `project-${ids.ideaProject}`, data: {} }]);
  const own = '11111111-1111-4111-8111-111111111111';
  take([{ type: 'StartProject', stream: `project-${own}`, data: { ideaId: ids.idea, canvasId: own } }]);
  take(addSampleWishes(ids, known(), 0));
  expect(
    known()
      .projects.filter(({ removed }) => !removed)
      .map(({ id }) => id),
  ).toEqual([ids.forkProject, own]);
});
