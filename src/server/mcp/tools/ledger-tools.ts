import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Evidence, type Ledger, ledgerLimits, ledgerStreamOf, lenses } from '#domain/ledger/ledger.ts';
import { isUntested, scoresOf } from '#domain/ledger/score.ts';
import { eachPart, partOf } from '#domain/log/parts.ts';
import { ledgerParts } from '../../readings/readings.ts';
import { takePage } from '../../readings/take-page.ts';
import type { WorkspaceReader } from '../../readings/workspace-reader.ts';
import { asData } from '../as-data.ts';
import { assumptionId, missing, page, preparingTool, projectId, readingTool, text } from '../tool.ts';

/** The ledger of a project that is there; undefined while nothing is in it. */
export async function ledgerOf(reader: WorkspaceReader, id: string): Promise<Ledger | undefined> {
  await reader.requireProject(id);
  return reader.stateOf<Ledger>(ledgerStreamOf(id));
}

/** Throws if a project has no such assumption. */
export function requireAssumption(ledger: Ledger | undefined, id: string): void {
  if (!ledger || !partOf(ledger.assumptions, id)) throw missing('assumption in this project');
}

const round = (number: number): number => Number(number.toFixed(2));

const listAssumptions = readingTool({
  name: 'list_assumptions',
  title: 'List assumptions',
  description:
    'Lists what must be true for an idea to work, each with its evidence score (0 to 100; 50 without evidence) and its risk (importance times what is open, 0 to 5).',
  input: z.object({ projectId, ...page }),
  async run({ projectId: id, ...wanted }, { reader }) {
    const ledger = await ledgerOf(reader, id);
    const scores = ledger ? scoresOf(ledger) : [];
    const read = new Map((ledger ? ledgerParts.assumptions(ledger) : []).map((each) => [each.id, each]));
    const all = new Map(
      scores.map((each) => {
        const { score, risk, assumption } = each;
        const said = { score: round(score), risk: round(risk), isUntested: isUntested(each) };
        return [assumption.id, { ...read.get(assumption.id), id: assumption.id, ...said }];
      }),
    );
    return takePage([...all.keys()], wanted, (each) => all.get(each));
  },
});

const stateAssumption = preparingTool({
  name: 'state_assumption',
  title: 'State an assumption',
  description: 'Adds something that must be true for the idea to work, in one sentence that a test could refute.',
  input: z.object({
    projectId,
    text: text(ledgerLimits.text),
    lens: z.enum(lenses).describe('desirability: people want it; viability: it pays; feasibility: it can be built'),
    importance: z.number().int().min(1).max(5).describe('5: without it there is no business'),
    critical: z.boolean().default(false).describe('Whether the idea falls with it'),
  }),
  async run({ projectId: id, ...stated }, { reader, prepare }) {
    await reader.requireProject(id);
    const made = randomUUID();
    await prepare([{ type: 'StateAssumption', stream: ledgerStreamOf(id), data: { assumptionId: made, ...stated } }]);
    return { assumptionId: made };
  },
});

/** A finding that quotes somebody is their text. */
const isQuoted = ({ interviewId, quoteId }: Evidence): boolean => interviewId !== null || quoteId !== null;

const readEvidence = readingTool({
  name: 'read_evidence',
  title: 'Read the evidence',
  description:
    'Lists the evidence of a project, or that on one assumption, in the order in which it was recorded: its direction (1 for, -1 against, 0 neither), its rung and what it weighs.',
  input: z.object({ projectId, assumptionId: assumptionId.optional(), ...page }),
  async run({ projectId: id, assumptionId: about, ...wanted }, { reader }) {
    const ledger = await ledgerOf(reader, id);
    if (about !== undefined) requireAssumption(ledger, about);
    const quoted = new Set([...eachPart(ledger?.evidence ?? {})].filter(isQuoted).map((each) => each.id));
    const all = new Map(
      (ledger ? ledgerParts.evidence(ledger) : [])
        .filter((each) => about === undefined || each.assumptionId === about)
        .map((each) => [each.id, quoted.has(each.id) ? { ...each, text: asData(each.text) } : each]),
    );
    return takePage([...all.keys()], wanted, (each) => all.get(each));
  },
});

const noteOpinion = preparingTool({
  name: 'note_opinion',
  title: 'Note an opinion',
  description:
    'Notes what you think about an assumption, under your name and with weight 0: it changes no score. Say in it what would have to be found out.',
  input: z.object({
    projectId,
    assumptionId,
    direction: z.enum(['for', 'against', 'neither']),
    text: text(ledgerLimits.evidenceText - 200),
  }),
  async run({ projectId: id, assumptionId: about, direction, text: words }, { reader, name, prepare }) {
    requireAssumption(await ledgerOf(reader, id), about);
    const evidenceId = randomUUID();
    const data = {
      ...{ evidenceId, assumptionId: about, direction: directions[direction] },
      ...{ rung: 'conviction' as const, weight: 0, text: `${name} (an assistant) says: ${words}` },
    };
    await prepare([{ type: 'RecordEvidence', stream: ledgerStreamOf(id), data }]);
    return { evidenceId, weight: 0 };
  },
});

export const directions = { for: 1, against: -1, neither: 0 } as const;

export const ledgerTools = [listAssumptions, stateAssumption, readEvidence, noteOpinion];
