import type { Canvas } from '../canvas/canvas.ts';
import { liveNodes } from '../canvas/live-parts.ts';
import type { Idea, IdeaText } from '../idea/idea.ts';
import { paragraphsOf } from '../idea/idea-words.ts';
import { oneLine } from '../text/one-line.ts';
import { cellOf, type TemplateId } from './canvas-template.ts';

type Described = Pick<Idea, IdeaText>;

/** Which of an idea’s texts answers the question of which cell. */
const answers: Readonly<Partial<Record<TemplateId, Readonly<Record<string, IdeaText>>>>> = {
  lean: { problem: 'problem', value: 'pitch', segments: 'audience' },
  'business-model': { value: 'pitch', segments: 'audience' },
  'value-proposition': { products: 'pitch', pains: 'problem' },
};

/** The most notes that an idea’s text becomes in one cell; what follows is part of the last one. */
const most = 3;

/**
 * Returns the texts that an idea already has for a template's cells, as the texts of notes by the id of the cell. Empty
 * once the canvas has a cell of that template: its notes are then the founder's to keep.
 */
export function knownTexts(
  template: TemplateId,
  idea: Described,
  canvas: Pick<Canvas, 'nodes'> | undefined,
): Readonly<Record<string, readonly string[]>> {
  const isLaidOut = [...(canvas ? liveNodes(canvas) : [])].some(({ cell }) => cell?.startsWith(cellOf(template, '')));
  if (isLaidOut) return {};
  return Object.fromEntries(
    Object.entries(answers[template] ?? {}).flatMap(([cell, said]) => {
      const texts = said === 'problem' ? notesOf(idea.problem) : linesOf(idea[said]);
      return texts.length === 0 ? [] : [[cell, texts]];
    }),
  );
}

const linesOf = (text: string): readonly string[] => (text.trim() === '' ? [] : [oneLine(text)]);

function notesOf(problem: string): readonly string[] {
  const paragraphs = paragraphsOf(problem);
  if (paragraphs.length <= most) return paragraphs;
  return [...paragraphs.slice(0, most - 1), paragraphs.slice(most - 1).join('\n')];
}
