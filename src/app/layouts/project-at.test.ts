import { expect, test } from 'vitest';
import { matchPath } from '#domain/routes/match-path.ts';
import { placeOfProject, projectAt } from './project-at.ts';

const ideaId = '0b5e1d6a-52a4-4b6e-9c39-0a4ad1a1a0d5';

test.each([
  ['/home', null, { name: 'idea-vault.idea', params: { ideaId } }],
  [`/idea-vault/${ideaId}`, null, { name: 'idea-vault.idea', params: { ideaId } }],
  ['/canvas', null, { name: 'canvas', params: { projectId: 'new' } }],
  ['/canvas?projectId=old', 'old', { name: 'canvas', params: { projectId: 'new' } }],
  ['/validate', null, { name: 'validate', params: { projectId: 'new' } }],
  ['/validate?projectId=old&view=evidence', 'old', { name: 'validate', params: { projectId: 'new' } }],
  ['/reports', null, { name: 'reports', params: { projectId: 'new' } }],
  ['/reports?projectId=old', 'old', { name: 'reports', params: { projectId: 'new' } }],
  ['/page-builder', null, { name: 'page-builder.project', params: { projectId: 'new' } }],
  ['/page-builder/old', 'old', { name: 'page-builder.project', params: { projectId: 'new' } }],
])('from %s', (address, current, onward) => {
  const place = matchPath(address);
  expect(projectAt(place)).toBe(current);
  expect(placeOfProject(place, { id: 'new', ideaId })).toEqual(onward);
});
