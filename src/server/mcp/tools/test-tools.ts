import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Experiment, experimentLimits, experimentStreamOf, methods } from '#domain/experiment/experiment.ts';
import { nextToTest, proposedMethod } from '#domain/ledger/next-test.ts';
import { isUntested, scoresOf } from '#domain/ledger/score.ts';
import { assumptionId, preparingTool, projectId, readingTool, text } from '../tool.ts';
import { ledgerOf, requireAssumption } from './ledger-tools.ts';

const nextTest = readingTool({
  name: 'next_test',
  title: 'What to test next',
  description: 'Names the riskiest assumption that no test runs on, and how to test it next.',
  input: z.object({ projectId }),
  async run({ projectId: id }, { reader }) {
    const ledger = await ledgerOf(reader, id);
    const experiments: Experiment[] = [];
    for (const each of await reader.idsOf('experiment')) {
      const experiment = await reader.stateIn<Experiment>(id, experimentStreamOf(each));
      if (experiment) experiments.push(experiment);
    }
    const next = nextToTest(ledger ? scoresOf(ledger) : [], experiments);
    if (!next) return 'There is nothing to test: state an assumption first, or wait for the tests that run.';
    const methodOf = (experimentId: string) => experiments.find((each) => each.id === experimentId)?.method;
    const { assumption, score, risk } = next;
    return {
      assumptionId: assumption.id,
      text: assumption.text,
      ...{ score: Number(score.toFixed(2)), risk: Number(risk.toFixed(2)), isUntested: isUntested(next) },
      method: proposedMethod(next, methodOf),
    };
  },
});

const draftExperiment = preparingTool({
  name: 'draft_experiment',
  title: 'Draft a test',
  description:
    'Drafts a test of an assumption. The founder completes it, predicts its result and locks it: you can’t. Leave criterion and sample out unless the founder has said them.',
  input: z.object({
    ...{ projectId, assumptionId, method: z.enum(methods) },
    question: text(experimentLimits.question).describe('The question that the result answers'),
    yesWhen: text(experimentLimits.yesWhen).optional().describe('What counts as a yes, if people judge the answers'),
    criterionPercent: z.number().gt(0).lt(100).optional().describe('The share that must say yes'),
    sample: z.number().int().min(1).max(experimentLimits.n).optional().describe('How many people are asked'),
    endsAt: z.iso.datetime({ offset: true }).optional(),
  }),
  async run({ projectId: id, assumptionId: about, method, question, ...rest }, { reader, prepare }) {
    requireAssumption(await ledgerOf(reader, id), about);
    const { yesWhen, criterionPercent, sample: n, endsAt } = rest;
    const made = randomUUID();
    const data = {
      ...{ projectId: id, assumptionId: about, method, question },
      ...(yesWhen !== undefined && { yesWhen }),
      ...(criterionPercent !== undefined && { criterion: criterionPercent / 100 }),
      ...(n !== undefined && { n }),
      ...(endsAt !== undefined && { endsAt }),
    };
    await prepare([{ type: 'DesignExperiment', stream: experimentStreamOf(made), data }]);
    return { experimentId: made, stage: 'draft' };
  },
});

export const testTools = [nextTest, draftExperiment];
