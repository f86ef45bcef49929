import type { Canvas } from '../canvas/canvas.ts';
import type { CanvasNode } from '../canvas/canvas-node.ts';
import { liveNodes } from '../canvas/live-parts.ts';
import { cellOf, type TemplateId } from '../canvas-templates/canvas-template.ts';
import type { Idea } from '../idea/idea.ts';
import { oneLine } from '../text/one-line.ts';

/** The founder's texts that a landing page can repeat. Missing texts are empty. */
export interface PageMaterial {
  readonly title: string;
  readonly audience: string;
  /** One paragraph each. */
  readonly problems: readonly string[];
  /** The promise, in a sentence. */
  readonly value: string;
  readonly solutions: readonly string[];
  /** Notes about who pays what. */
  readonly prices: readonly string[];
}

type Role = 'audience' | 'problems' | 'value' | 'solutions' | 'prices';

/** Which sections of the canvas speak of what, the best first. */
const sections: Readonly<Record<Role, readonly (readonly [TemplateId, string])[]>> = {
  audience: [
    ['lean', 'segments'],
    ['business-model', 'segments'],
  ],
  problems: [
    ['lean', 'problem'],
    ['value-proposition', 'pains'],
  ],
  value: [
    ['lean', 'value'],
    ['business-model', 'value'],
    ['value-proposition', 'gain-creators'],
  ],
  solutions: [
    ['lean', 'solution'],
    ['value-proposition', 'products'],
    ['value-proposition', 'pain-relievers'],
  ],
  prices: [
    ['lean', 'revenue'],
    ['business-model', 'revenue'],
  ],
};

type Described = Pick<Idea, 'title' | 'pitch' | 'problem' | 'audience'>;

/** Gathers it from the idea's own texts and from the notes in the sections of its canvas. The idea's texts come first. */
export function pageMaterial(idea: Described, canvas: Pick<Canvas, 'nodes'> | undefined): PageMaterial {
  const nodes = canvas ? [...liveNodes(canvas)] : [];
  const notes = (role: Role): readonly string[] => notesIn(nodes, role);
  const own = (text: string, role: Role): readonly string[] => (text.trim() === '' ? notes(role) : [text.trim()]);
  return {
    title: idea.title,
    audience: own(oneLine(idea.audience), 'audience')[0] ?? '',
    problems: own(idea.problem, 'problems'),
    value: own(oneLine(idea.pitch), 'value')[0] ?? '',
    solutions: notes('solutions'),
    prices: notes('prices'),
  };
}

/** Returns the texts of the notes in the first section that has any, in reading order. */
function notesIn(nodes: readonly CanvasNode[], role: Role): readonly string[] {
  for (const [template, cell] of sections[role]) {
    const ids = new Set(nodes.filter((node) => node.cell === cellOf(template, cell)).map(({ id }) => id));
    const said = nodes
      .filter((node) => node.parent !== null && ids.has(node.parent) && node.text.trim() !== '')
      .sort((a, b) => a.y - b.y || a.x - b.x || (a.id < b.id ? -1 : 1))
      .map(({ text }) => oneLine(text));
    if (said.length > 0) return said;
  }
  return [];
}
