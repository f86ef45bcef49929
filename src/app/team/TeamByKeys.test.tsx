import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anIdea, aWorkspaceOf } from '../../../tests/fixtures/an-overview.ts';
import { inTeam } from '../../../tests/fixtures/app-in-jsdom/in-team.ts';
import { type Draft, openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { workspaceId } from '../../../tests/fixtures/sync/memory-log.ts';

const [ideaId, projectId, canvasId, assumptionId, experimentId] = [1, 2, 3, 4, 5].map(
  (n) => `00000000-0000-4000-8000-00000000000${n}`,
) as [string, string, string, string, string];
const before: readonly Draft[] = [
  [`idea-${ideaId}`, 'CaptureIdea', { title: 'Bees' }],
  [`project-${projectId}`, 'StartProject', { ideaId, canvasId }],
  [
    `ledger-${projectId}`,
    'StateAssumption',
    { assumptionId, text: 'They pay', lens: 'viability', importance: 5, critical: true },
  ],
];

/** Opens a path as Ada, who owns the workspace in which Jonas is a member. */
async function openTeam(path: string, drafts: readonly Draft[] = before) {
  const { jonas, setting } = inTeam(drafts);
  const links = ({ url }: { readonly url: URL }) =>
    url.pathname.startsWith('/api/v1/invitations/links/')
      ? { status: 200, body: { url: `https://founders.example/join?token=${url.pathname.slice(-4)}` } }
      : undefined;
  const opened = await openApp(path, { ...setting, answers: [...(setting.answers ?? []), links] });
  // Invitations made from now on are open.
  opened.api.log.now = new Date().toISOString();
  return { ...opened, jonas };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Once everything has come to rest, so that a focus that is moved on or lost later fails. */
const expectFocused = async (target: () => HTMLElement | undefined | null) => {
  await waitFor(() => expect(document.activeElement).toBe(target()));
  await act(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(document.activeElement).toBe(target());
};

/** Presses Tab until the element has the focus. */
async function tabTo(user: UserEvent, target: HTMLElement, isBack = false): Promise<void> {
  for (let presses = 0; presses < 40 && document.activeElement !== target; presses += 1) {
    await user.tab({ shift: isBack });
  }
  expect(document.activeElement).toBe(target);
}

async function pressOn(user: UserEvent, name: string | RegExp): Promise<void> {
  (await button(name)).focus();
  await user.keyboard('{Enter}');
}

test('the focus stays with whoever invites, revokes, and changes rights by keys', async () => {
  const { user } = await openTeam('/settings/team', []);
  const email = await screen.findByLabelText('Email to invite');
  await tabTo(user, email);
  await user.keyboard('{Enter}');
  await expectFocused(() => email);
  const invited = ['noor@founders.example', 'tom@founders.example'] as const;
  for (const each of invited) {
    await user.keyboard(`${each}{Enter}`);
    await screen.findByRole('listitem', { name: each });
    await expectFocused(() => email);
  }
  const revokeOf = (each: string) => screen.queryByRole('button', { name: `Revoke the invitation of ${each}` });
  await tabTo(user, revokeOf(invited[0]) as HTMLElement);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(revokeOf(invited[0])).toBeNull());
  await expectFocused(() => revokeOf(invited[1]));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(revokeOf(invited[1])).toBeNull());
  await expectFocused(() => email);

  const role = within(screen.getByRole('listitem', { name: 'Jonas' })).getByRole('button', {
    name: /Rights of Jonas/u,
  });
  role.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(role.textContent).toMatch(/^Advisor/u));
  await expectFocused(() => role);
});

test('the focus stays with whoever makes and closes links to join by keys', async () => {
  const { user } = await openTeam('/settings/team', []);
  const make = await button('Make a link');
  const closing = () => screen.queryAllByRole('button', { name: /^Close the link/u });
  make.focus();
  for (const count of [1, 2]) {
    await user.keyboard('{Enter}');
    await waitFor(() => expect(closing()).toHaveLength(count));
    await expectFocused(() => make);
  }
  closing()[0]?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(closing()).toHaveLength(1));
  await expectFocused(() => screen.queryByRole('button', { name: /^Copy the address/u }));
  await tabTo(user, closing()[0] as HTMLElement);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(closing()).toHaveLength(0));
  await expectFocused(() => make);
});

test('the focus goes back from a question, and to the members once one is removed', async () => {
  const { user } = await openTeam('/settings/team', []);
  await pressOn(user, 'Hand over to Jonas');
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  const handOver = await button('Hand over to Jonas');
  await expectFocused(() => handOver);
  await pressOn(user, 'Remove Jonas');
  await tabTo(user, within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Jonas' })).toBeNull());
  await expectFocused(() => screen.getByRole('list', { name: 'Members' }));
});

test('the focus goes to the members once a workspace is handed over', async () => {
  const { user } = await openTeam('/settings/team', []);
  await pressOn(user, 'Hand over to Jonas');
  await tabTo(user, within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hand over' }));
  await user.keyboard('{Enter}');
  await screen.findByText(/^You can work on everything here/u);
  await expectFocused(() => screen.getByRole('list', { name: 'Members' }));
});

test('a comment is written with a mention, answered and edited by keys, with the focus where the next step is', async () => {
  const { user } = await openTeam(`/idea-vault/${ideaId}`);
  (await button('Comment')).focus();
  await user.keyboard('m');
  const panel = within(await screen.findByRole('dialog', { name: 'Comments' }));
  const field = await panel.findByRole('textbox', { name: 'Write a comment' });
  await expectFocused(() => field);
  await user.keyboard('Too dear, @jo');
  await panel.findByRole('option', { name: 'Jonas' });
  await user.keyboard('{ArrowDown}{Enter}?{Control>}{Enter}{/Control}');
  await within(await panel.findByRole('article')).findByText('@Jonas');
  await expectFocused(() => field);
  await tabTo(user, panel.getByRole('textbox', { name: 'Reply' }), true);
  await user.keyboard('Or not');
  await user.tab();
  await user.keyboard('{Enter}');
  await panel.findByText('Or not');

  const menus = () => panel.getAllByRole('button', { name: /^Actions for the comment/u });
  for (const end of ['{Control>}{Enter}{/Control}', '{Escape}']) {
    menus()[1]?.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Edit' });
    await user.keyboard('{Enter}');
    await expectFocused(() => panel.queryByRole('textbox', { name: 'Edit the comment' }));
    await user.keyboard(end);
    await waitFor(() => expect(panel.queryByRole('textbox', { name: 'Edit the comment' })).toBeNull());
    await expectFocused(() => menus()[1]);
  }
});

test('a thread is resolved and reopened by keys, and the focus ends where it began', async () => {
  const subject = { kind: 'idea', id: ideaId };
  const { user } = await openTeam(`/idea-vault/${ideaId}`, [
    ...before,
    [`thread-${crypto.randomUUID()}`, 'StartThread', { subject, text: 'Too dear' }],
  ]);
  const opener = await button('Comment');
  opener.focus();
  await user.keyboard('{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: 'Comments' }));
  await panel.findByRole('article');
  await pressOn(user, 'Resolve');
  await expectFocused(() => panel.queryByRole('button', { name: 'Show 1 resolved' }));
  await user.keyboard('{Enter}');
  await pressOn(user, 'Reopen');
  await expectFocused(() => panel.queryByRole('button', { name: /^Actions for the comment/u }));
  await pressOn(user, 'Resolve');
  await expectFocused(() => panel.queryByRole('button', { name: 'Reopen' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocused(() => opener);
});

test('the focus goes to the heading of the comments once the last thread that home lists is resolved', async () => {
  const subject = { kind: 'idea', id: ideaId };
  const { user } = await openTeam('/home', [
    ...before,
    [`thread-${crypto.randomUUID()}`, 'StartThread', { subject, text: 'Who pays?' }],
  ]);
  await pressOn(user, /^Open: Who pays/u);
  await screen.findByRole('dialog', { name: 'Comments' });
  await pressOn(user, 'Resolve');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocused(() => screen.getByRole('heading', { level: 2, name: 'Comments' }));
});

const question = 'Would they pay?';
const design = { projectId, assumptionId, method: 'interviews', criterion: 0.5, n: 12, prediction: 'supports' };
const designed: Draft = [`experiment-${experimentId}`, 'DesignExperiment', { ...design, question }];
const started: Draft = [`experiment-${experimentId}`, 'StartExperiment', {}];
const place = `/validate?projectId=${projectId}&view=experiments&id=${experimentId}`;

test('the focus goes back to the button by which a witness was asked for by keys', async () => {
  const { user } = await openTeam(place, [...before, designed, started]);
  const ask = await button('Ask somebody to witness');
  await tabTo(user, ask);
  await user.keyboard('{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: 'Comments' }));
  await expectFocused(() => panel.queryByRole('textbox', { name: 'Write a comment' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await panel.findByRole('article');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocused(() => ask);
});

test('the focus goes to the test whose lock is witnessed by keys', async () => {
  const { user, api, elsewhere, jonas } = await openTeam(place);
  const own = api.log.account;
  api.log.account = jonas;
  act(() => {
    for (const draft of [designed, started]) elsewhere(draft);
  });
  api.log.account = own;
  await pressOn(user, 'Witness this lock');
  await screen.findByText(/witnessed by Ada/u);
  await expectFocused(() => screen.getByRole('heading', { name: question }));
});

test('a workspace is chosen by keys from the one that is open, and the search keeps the focus once it is cleared', async () => {
  const crumb = '01234567-89ab-4cde-8f01-000000000002';
  const { user } = await openApp('/home', {
    record: {
      workspaces: [
        { id: workspaceId, name: 'Ada’s workspace', role: 'owner', members: 1 },
        { id: crumb, name: 'Crumb & Co', role: 'advisor', members: 3 },
      ],
    },
    answers: [
      ({ url }) =>
        url.pathname === '/api/v1/workspaces/overview'
          ? {
              status: 200,
              body: { workspaces: [aWorkspaceOf(workspaceId, [anIdea(ideaId)]), aWorkspaceOf(crumb, [])] },
            }
          : undefined,
    ],
  });
  const switcher = await button(/^Workspace/u);
  switcher.focus();
  await user.keyboard('{Enter}');
  await expectFocused(() => screen.queryByRole('menuitemradio', { checked: true }));
  await user.keyboard('{Escape}');
  await expectFocused(() => switcher);
  const search = await screen.findByRole('searchbox', { name: 'Search all workspaces' });
  search.focus();
  await user.keyboard('nothing like it');
  await tabTo(user, await button('Clear filters'));
  await user.keyboard('{Enter}');
  await expectFocused(() => search);
});
