import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { commitments, type Interview, interviewLimits, interviewStreamOf } from '#domain/interview/interview.ts';
import { newPartId } from '../new-part-id.ts';
import { assumptionId, interviewId, missing, preparingTool, projectId, text } from '../tool.ts';
import { directions, ledgerOf, requireAssumption } from './ledger-tools.ts';

const logInterview = preparingTool({
  name: 'log_interview',
  title: 'Log an interview',
  description:
    'Logs a conversation that the founder has held. It belongs to no test and has no answer, so it counts for nothing until the founder says what it showed.',
  input: z.object({
    projectId,
    person: z.string().trim().max(interviewLimits.person).default('').describe('Who it was, or a note to yourselves'),
    on: z.iso.date().describe('The day of the conversation'),
    lastTime: z
      .string()
      .trim()
      .max(interviewLimits.lastTime)
      .describe('What they did the last time, not what they would do'),
    commitment: z.enum(commitments).default('none').describe('What they gave up for it'),
  }),
  async run({ projectId: id, ...said }, { reader, prepare }) {
    await reader.requireProject(id);
    const made = randomUUID();
    const data = { projectId: id, ...said, answer: 'unclear' as const };
    await prepare([{ type: 'LogInterview', stream: interviewStreamOf(made), data }]);
    return { interviewId: made };
  },
});

const markQuotes = preparingTool({
  name: 'mark_quotes',
  title: 'Propose quotes of an interview',
  description:
    'Proposes sentences of an interview, word for word, each for or against an assumption. They wait for the founder, who accepts or dismisses each.',
  input: z.object({
    interviewId,
    quotes: z
      .array(
        z.object({
          text: text(interviewLimits.quote).describe('Their own words'),
          assumptionId,
          mark: z.enum(['for', 'against', 'neither']),
        }),
      )
      .min(1)
      .max(50),
  }),
  async run({ interviewId: id, quotes }, { reader, name, seesPeople, prepare }) {
    const stream = interviewStreamOf(id);
    const interview = seesPeople ? await reader.stateNow<Interview>(stream) : undefined;
    if (!interview) throw missing('interview');
    const ledger = await ledgerOf(reader, interview.projectId);
    for (const quote of quotes) requireAssumption(ledger, quote.assumptionId);
    const drafts = quotes.map(({ mark, ...quote }) => ({
      type: 'ProposeQuote' as const,
      stream,
      data: { quoteId: newPartId(), ...quote, mark: directions[mark], by: name },
    }));
    await prepare(drafts);
    return { proposed: drafts.map(({ data }) => data.quoteId), waitingFor: 'the founder' };
  },
});

export const interviewTools = [logInterview, markQuotes];
