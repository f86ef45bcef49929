import { expect } from 'vitest';
import type { ActivityRecord } from '#domain/account/activity-record.ts';
import type { SessionRecord } from '#domain/account/session-record.ts';
import type { Notices } from '#domain/notice/notice.ts';
import { readLog } from './log-states.ts';

/** Expects a founder's export to equal what the server tells of them part by part, to the last member. */
export async function expectWholeExport(url: string, accessToken: string, projectId: string): Promise<void> {
  const ask = async <T>(path: string): Promise<T> =>
    (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${accessToken}` } })).json() as Promise<T>;
  const { exportedAt, ...exported } = await ask<Record<string, unknown>>('/api/user/me/export');
  const events = await readLog(url, accessToken);
  const { notices, unread } = await ask<Notices>('/api/user/me/notices');
  const { sessions } = await ask<{ sessions: SessionRecord[] }>('/api/v1/auth/sessions');
  const activity = await ask<{ events: ActivityRecord[] }>('/api/v1/auth/activity');
  expect(exportedAt).toMatch(/^\d{4}-.*Z$/);
  expect(exported).toEqual({
    account: await ask('/api/user/me'),
    picture: null,
    onboardingAnswers: { idea: 'Crumb' },
    notifications: await ask('/api/user/me/notifications'),
    currentProjectId: projectId,
    secondFactors: { apps: [], passkeys: [], recoveryCodes: { left: 0, madeAt: null } },
    sessions,
    activity: activity.events.filter(({ event }) => event !== 'data-exported'),
    readArticles: [],
    seenComments: {},
    feedback: {
      posts: [{ id: expect.any(String), title: 'Print the corridor', body: '', writtenAt: expect.any(String) }],
      comments: [],
      votes: [],
    },
    notices,
    assets: [],
    files: [],
    events,
    position: events.length,
  });
  expect([notices.map(({ kind }) => kind), unread]).toEqual([['judged', 'judged', 'first-sign-up'], 0]);
  // A laptop and a phone, which are still in the session that each began with; the others are the test's own.
  expect(sessions.map(({ device }) => device).filter((device) => device !== 'Unknown device')).toEqual([
    'Chrome on Linux',
    'Chrome on Linux',
  ]);
  expect(activity.events.map(({ event }) => event).filter((event) => !event.startsWith('data-'))).toEqual([
    'sign-in',
    'sign-in',
    'sign-in',
    'address-verified',
    'account-created',
  ]);
}
