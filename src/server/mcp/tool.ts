import { z } from 'zod';
import type { JsonObject } from '#domain/log/json.ts';
import { type Assistant, ToolProblem } from './assistant.ts';

/** Whatever a tool answers: an object of JSON, or Markdown. */
export type ToolAnswer = object | string;

export interface Tool {
  /** Letters, digits and `_`: assistants call it by this. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Whether it makes something, for which an assistant needs to be allowed to write. */
  readonly prepares: boolean;
  readonly input: z.ZodObject;
  run(input: JsonObject, assistant: Assistant): Promise<ToolAnswer> | ToolAnswer;
}

interface ToolDefinition<Input extends z.ZodObject> extends Pick<Tool, 'name' | 'title' | 'description'> {
  readonly input: Input;
  run(input: z.output<Input>, assistant: Assistant): Promise<ToolAnswer> | ToolAnswer;
}

const define =
  (prepares: boolean) =>
  <Input extends z.ZodObject>(definition: ToolDefinition<Input>): Tool =>
    ({ ...definition, prepares }) as Tool;

/** A tool that reads, and changes nothing. */
export const readingTool = define(false);
/** A tool that makes something for a person to settle. */
export const preparingTool = define(true);

const id = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/, 'must be an id');
const uuid = z.uuid().refine((text) => text === text.toLowerCase(), 'must be in small letters');

export const ideaId = uuid.describe('The id of an idea, from list_ideas');
export const projectId = uuid.describe('The projectId of an idea, from list_ideas; null until the founder explores it');
export const assumptionId = uuid.describe('The id of an assumption, from list_assumptions');
export const interviewId = uuid.describe('The id of an interview, from read_idea');
export const reportId = uuid.describe('The id of a report, from read_idea');

export const page = {
  after: id.optional().describe('`next` of the page before'),
  limit: z.number().int().min(1).max(100).default(50),
};

export const text = (most: number) => z.string().trim().min(1).max(most);

export const missing = (what: string): ToolProblem => new ToolProblem(`There’s no such ${what}.`);
