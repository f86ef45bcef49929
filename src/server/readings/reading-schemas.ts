import { z } from 'zod';

const date = z.string().describe('ISO 8601');

export const ideaReading = z.object({
  id: z.string(),
  /** The project of the idea, by which its tests are asked for; null until it has begun. */
  projectId: z.string().nullable(),
  title: z.string(),
  pitch: z.string(),
  problem: z.string(),
  audience: z.string(),
  tags: z.array(z.string()),
  status: z.string(),
  archived: z.boolean(),
  capturedAt: date,
  changedAt: date,
});

export const assumptionReading = z.object({
  id: z.string(),
  text: z.string(),
  lens: z.string(),
  importance: z.number(),
  critical: z.boolean(),
  retired: z.boolean(),
  statedAt: date,
});

export const evidenceReading = z.object({
  id: z.string(),
  assumptionId: z.string(),
  direction: z.number().describe('-1 against, 0 neither, 1 for'),
  rung: z.string(),
  weight: z.number(),
  text: z.string(),
  url: z.string().nullable(),
  experimentId: z.string().nullable(),
  superseded: z.string().nullable().describe('Why it no longer counts; null while it does.'),
  at: date,
});

export const decisionReading = z.object({
  id: z.string(),
  kind: z.string(),
  reason: z.string(),
  reversedBy: z.string(),
  askAgainOn: z.string().nullable(),
  score: z.number().nullable(),
  at: date,
});

export const experimentReading = z.object({
  id: z.string(),
  assumptionId: z.string(),
  method: z.string(),
  question: z.string(),
  stage: z.string(),
  criterion: z.number().nullable(),
  n: z.number().nullable(),
  endsAt: z.string().nullable(),
  verdict: z.string().nullable(),
  yeses: z.number().nullable(),
  answers: z.number().nullable(),
  learning: z.string(),
  designedAt: date,
});

export const interviewReading = z.object({
  id: z.string(),
  experimentId: z.string().nullable(),
  person: z.string().nullable().describe('Null for advisors, viewers, and tokens that only read.'),
  on: z.string(),
  lastTime: z.string().nullable().describe('Null for advisors, viewers, and tokens that only read.'),
  commitment: z.string(),
  answer: z.string(),
  quotes: z.number().describe('How many were marked.'),
  loggedAt: date,
});

export const artefactReading = z.object({
  id: z.string(),
  title: z.string(),
  isLive: z.boolean(),
  versions: z.number().describe('How many were published.'),
  createdAt: date,
  changedAt: date,
});

const counted = z.array(z.object({ name: z.string(), visitors: z.number(), converted: z.number() }));

export const figuresReading = z.object({
  goal: z.string(),
  visitors: z.number(),
  converted: z.number().describe('Visitors who reached the goal.'),
  confirmed: z.number().describe('Those of them whose address is confirmed.'),
  interval: z.tuple([z.number(), z.number()]).describe('Of the share of visitors who converted, at 95%.'),
  intervalFormula: z.string(),
  versions: counted,
  sources: counted.describe('The one with the most visitors first.'),
  days: counted.describe('UTC, the latest first.'),
});

export const responseReading = z.object({
  id: z.string(),
  receivedAt: date,
  publishedVersion: z.number(),
  source: z.string(),
  language: z.string(),
  counts: z.boolean().describe('Whether it counts in the results.'),
  excludedFor: z.string().nullable(),
  email: z.string().nullable().describe('Null for advisors, viewers, and tokens that only read.'),
  answers: z
    .array(z.object({ question: z.string(), answer: z.string() }))
    .describe(
      'By the wording of the questions. Advisors, viewers, and tokens that only read get none of what was written.',
    ),
});
