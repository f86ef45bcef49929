import { expect, test } from 'vitest';
import type { CanvasFile } from '#domain/canvas-transfer/canvas-file.ts';
import { type Succession, successorCanvas } from './successor-canvas.ts';

const node = (id: string, text: string, assumption: string | null = null) =>
  ({ id, kind: 'note', x: 0, y: 0, width: 10, height: 10, text, assumption }) as const;
const file = (...nodes: CanvasFile['nodes']): CanvasFile => ({
  ...{ format: 'groundwork-canvas', version: 1, canvas: 'c', edges: [] },
  nodes,
});
const texts: Readonly<Record<string, string>> = {
  pays: 'Clinics pay',
  forget: 'Patients forget',
  read: 'Photos are read',
};
const became: Readonly<Record<string, { id: string; text: string }>> = {
  forget: { id: 'forget2', text: 'Patients forget' },
  read: { id: 'read2', text: 'Scans are read' },
};
const succession: Succession = {
  idea: { pitch: 'Reminders  for clinics' },
  pitch: 'A waitlist for clinics',
  textOf: (id) => texts[id],
  next: (id) => became[id],
  refuted: new Set(['pays', 'older']),
};
const seen = (one: CanvasFile, given: Succession = succession) =>
  successorCanvas(one, given).nodes.map(({ text, assumption }) => [text, assumption]);

test('The canvas of the new idea promises the new pitch, and keeps all other words', () => {
  expect([
    ...seen(file(node('a', 'Reminders for clinics'), node('b', 'Clinics in Leeds'))),
    ...seen(file(node('a', 'Reminders for clinics')), { ...succession, pitch: '' }),
    ...seen(file(node('a', '')), { ...succession, idea: { pitch: '' } }),
  ]).toEqual([
    ['A waitlist for clinics', null],
    ['Clinics in Leeds', null],
    ['Reminders for clinics', null],
    ['', null],
  ]);
});

test('Cards stand for what their assumptions became, in its words unless they had others', () => {
  expect(
    seen(file(node('a', 'Patients forget', 'forget'), node('b', 'Photos are read', 'read'), node('c', 'OCR', 'read'))),
  ).toEqual([
    ['Patients forget', 'forget2'],
    ['Scans are read', 'read2'],
    ['OCR', 'read2'],
  ]);
});

test('What was refuted is still told from other notes, by its card or by its words', () => {
  expect(
    seen(file(node('a', '£19 a month', 'pays'), node('b', 'Clinics pay'), node('c', 'Long ago', 'older'))),
  ).toEqual([
    ['£19 a month', 'pays'],
    ['Clinics pay', 'pays'],
    ['Long ago', 'older'],
  ]);
});

test('What was refuted and comes along in the same words stands for itself, and what stays behind is a note', () => {
  const same = {
    ...succession,
    next: (id: string) => (id === 'pays' ? { id: 'pays2', text: 'Clinics pay' } : undefined),
  };
  expect(seen(file(node('a', 'Clinics pay', 'pays'), node('b', 'Patients forget', 'forget')), same)).toEqual([
    ['Clinics pay', 'pays2'],
    ['Patients forget', null],
  ]);
});
