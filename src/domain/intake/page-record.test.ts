import { expect, test } from 'vitest';
import type { PageGoal } from '../page/page.ts';
import { pageRecord, pageRecordText } from './page-record.ts';

const said = (visitors: number, yeses: number, goal: PageGoal = 'sign-up') =>
  pageRecordText({ goal }, { visitors, yeses });

test('How a page does is said in words, and of few visitors only how many they are', () => {
  expect([
    said(0, 0),
    said(1, 1),
    said(19, 9),
    said(20, 0),
    said(20, 10),
    said(240, 20),
    said(3000, 1),
    said(20, 11),
    said(200, 199),
    said(30, 30, 'pre-order'),
    said(120, 10, 'fake-door'),
  ]).toEqual([
    { counts: [] },
    { counts: ['1 visitor', '1 sign-up'] },
    { counts: ['19 visitors', '9 sign-ups'] },
    { counts: ['20 visitors', '0 sign-ups'], rate: 'No one signed up' },
    { counts: ['20 visitors', '10 sign-ups'], rate: 'About 1 in 2 signed up' },
    { counts: ['240 visitors', '20 sign-ups'], rate: 'About 1 in 12 signed up' },
    { counts: ['3,000 visitors', '1 sign-up'], rate: 'About 1 in 3,000 signed up' },
    { counts: ['20 visitors', '11 sign-ups'], rate: 'About 6 in 10 signed up' },
    { counts: ['200 visitors', '199 sign-ups'], rate: 'About 9 in 10 signed up' },
    { counts: ['30 visitors', '30 orders'], rate: 'All ordered' },
    { counts: ['120 visitors', '10 clicks'], rate: 'About 1 in 12 clicked' },
  ]);
});

test('A page that nobody has come to has no visitors', () => {
  expect(pageRecord({ goal: 'sign-up' }, undefined)).toEqual({ visitors: 0, yeses: 0 });
});
