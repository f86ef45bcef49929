import { describe, expect, test } from 'vitest';
import { canvasCommands } from '../canvas/canvas-commands.ts';
import { templateIds, templateSize } from './canvas-template.ts';
import { canvasTemplates, templateById } from './canvas-templates.ts';
import { nodesOfTemplate } from './nodes-of-template.ts';

const numbered = () => {
  let count = 0;
  return () => String(++count).padStart(12, '0');
};

test('every template is there, once', () => {
  expect(canvasTemplates.map(({ id }) => id)).toEqual(templateIds);
});

describe.each(canvasTemplates)('$name', (template) => {
  const { cells } = template;

  test('becomes a command that is taken', () => {
    const nodes = nodesOfTemplate(template, { x: -100, y: 40 }, numbered());
    expect(canvasCommands.PlaceNodes.schema.safeParse({ nodes }).success).toBe(true);
    expect(nodes.map(({ cell }) => cell)).toEqual(cells.map(({ id }) => `${template.id}:${id}`));
    expect(nodes[0] ? [nodes[0].x, nodes[0].y] : [-100, 40]).toEqual([-100, 40]);
  });

  test('no two cells cover each other', () => {
    const covering = cells.flatMap((a, index) =>
      cells.slice(index + 1).filter((b) => {
        const isApart =
          a.box.x + a.box.width <= b.box.x ||
          b.box.x + b.box.width <= a.box.x ||
          a.box.y + a.box.height <= b.box.y ||
          b.box.y + b.box.height <= a.box.y;
        return !isApart;
      }),
    );
    expect(covering).toEqual([]);
  });
});

test('those that are under a licence say so', () => {
  for (const id of ['lean', 'business-model'] as const)
    expect(templateById(id).credit).toMatchObject({
      licence: { name: 'CC BY-SA 3.0', url: 'https://creativecommons.org/licenses/by-sa/3.0/' },
    });
  expect(templateById('business-model').credit?.text).toContain('Strategyzer');
});

test('each template is as large as all its cells', () => {
  expect(canvasTemplates.map(templateSize)).toEqual([
    { width: 1400, height: 680 },
    { width: 1400, height: 680 },
    { width: 1360, height: 560 },
    { width: 960, height: 640 },
    { width: 0, height: 0 },
  ]);
});
