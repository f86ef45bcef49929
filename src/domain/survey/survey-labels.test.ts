import { expect, test } from 'vitest';
import { factTitle } from '../log/all-labels.ts';
import type { JsonObject } from '../log/json.ts';

const words = { status: String, criterion: String };

test.each<[string, JsonObject, string]>([
  ['SurveyCreated', { title: 'Bread' }, 'Created “Bread”'],
  ['QuestionsPlaced', { questions: [{}] }, 'Added a question'],
  ['QuestionsMoved', { questions: [{}, {}] }, 'Moved 2 questions'],
  ['QuestionsRemoved', { questions: Array.from({ length: 1000 }, () => 'q') }, 'Removed 1,000 questions'],
  ['SurveySet', { title: 'Cake' }, 'Renamed the survey to “Cake”'],
  ['SurveySet', { quota: 5 }, 'Changed the survey'],
  ['LinksAdded', { links: ['a'] }, 'Added a link'],
  ['LinksAdded', { links: ['a', 'b'] }, 'Added 2 links'],
  ['SurveyPublished', { version: 2, of: null }, 'Published version 2'],
  ['SurveyPublished', { version: 3, of: 1 }, 'Published version 1 again, as 3'],
])('%s %j', (type, data, title) => {
  expect(factTitle({ type, data }, words)).toBe(title);
});
