import { beforeEach, describe, expect, test } from 'vitest';
import { idOf, LoopLog, noon } from '../../../tests/fixtures/loop-log.ts';
import { ideaStreamOf } from '../idea/idea.ts';
import { type Project, projectLimits, projectStreamOf } from './project.ts';
import { projectStream } from './project-stream.ts';

const [stream, another] = [projectStreamOf(idOf(1)), projectStreamOf(idOf(2))];
const started = { ideaId: idOf(7), canvasId: idOf(8) };
const later = '2026-03-02T12:00:00.000Z';

let log: LoopLog;
beforeEach(() => {
  log = new LoopLog();
  log.send(ideaStreamOf(idOf(7)), 'CaptureIdea', { title: 'Crumb' });
  expect(log.send(stream, 'StartProject', started)).toEqual(['ProjectStarted']);
  log.now = later;
});
const project = (): Project => log.state(stream);

test('A project is started from an idea that is there, once', () => {
  expect(project()).toEqual({
    ...{ id: idOf(1), ...started, title: '', forkedFrom: null, isSample: false, archived: false, removed: false },
    ...{ moments: [], startedAt: noon, changedAt: noon },
  });
  expect(log.send(another, 'StartProject', { ...started, ideaId: idOf(9) })).toBe('idea-missing');
  expect(log.send(stream, 'StartProject', started)).toBe('idea-has-project');
  expect(log.send(another, 'RenameProject', { title: 'Crust' })).toBe('not-found');
});

test('An idea has one project that is not removed, whether it is archived or not', () => {
  log.send(stream, 'ArchiveProject');
  expect(log.send(another, 'StartProject', started)).toBe('idea-has-project');
  log.send(stream, 'RemoveProject');
  expect(log.send(another, 'StartProject', { ...started, sample: true })).toEqual(['ProjectStarted']);
  expect(log.send(stream, 'RestoreProject')).toBe('idea-has-project');
  log.send(another, 'RemoveProject');
  expect(log.send(stream, 'RestoreProject')).toEqual(['ProjectRestored']);
});

describe('RenameProject', () => {
  test('takes one line, up to its limit, and gives the title of the idea back', () => {
    expect(log.send(stream, 'RenameProject', { title: ' Crumb \n two ' })).toEqual(['ProjectRenamed']);
    expect(project()).toMatchObject({ title: 'Crumb two', changedAt: later });
    expect(log.send(stream, 'RenameProject', { title: 'Crumb two' })).toEqual([]);
    const longest = 'x'.repeat(projectLimits.title);
    expect(log.send(stream, 'RenameProject', { title: longest })).toEqual(['ProjectRenamed']);
    expect(log.send(stream, 'RenameProject', { title: `${longest}y` })).toBe('title-too-long');
    expect(log.send(stream, 'RenameProject', { title: '' })).toEqual(['ProjectRenamed']);
    expect(project().title).toBe('');
  });
});

describe('what is filed', () => {
  test('is archived, removed and restored, each once', () => {
    const before = project();
    expect(log.send(stream, 'RestoreProject')).toEqual([]);
    expect(log.send(stream, 'ArchiveProject')).toEqual(['ProjectArchived']);
    expect(log.send(stream, 'ArchiveProject')).toEqual([]);
    expect(project()).toEqual({ ...before, archived: true, changedAt: later });
    expect(log.send(stream, 'RestoreProject')).toEqual(['ProjectRestored']);
    expect(log.send(stream, 'RemoveProject')).toEqual(['ProjectRemoved']);
    expect(project()).toEqual({ ...before, removed: true, changedAt: later });
  });

  test('is archived still where only its removal is undone', () => {
    log.send(stream, 'ArchiveProject');
    log.send(stream, 'RemoveProject');
    const fields = { removed: { from: true, to: false } };
    expect(log.send(stream, 'UndoChange', { undoes: 'c3', fields })).toEqual(['ProjectRestored', 'ProjectArchived']);
    expect(project()).toMatchObject({ archived: true, removed: false });
  });
});

test('An undo leads back by the rules of the commands, and only what a project has', () => {
  log.send(stream, 'RenameProject', { title: 'Crust' });
  const undo = (fields: object) => log.send(stream, 'UndoChange', { undoes: 'c2', fields });
  expect(undo({ title: { from: 'Crumb', to: '' } })).toBe('changed-since');
  expect(undo({ title: { from: 'Crust', to: 5 } })).toBe('invalid-data');
  expect(undo({ color: { from: null, to: 'red' } })).toBe('invalid-data');
  expect(undo({ title: { from: 'Crust', to: 'Crumb' }, archived: { from: false, to: true } })).toEqual([
    'ProjectRenamed',
    'ProjectArchived',
  ]);
});

test('An undo of the beginning of a project leaves it removed, with all that it has', () => {
  log.send(stream, 'RenameProject', { title: 'Crust' });
  expect(projectStream.unbegun(project())).toEqual({ ...project(), removed: true });
});
