import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { takeExample } from '../../../tests/fixtures/app-in-jsdom/take-example.ts';

const [crumb, check] = ['Crumb: what each bake really costs', 'Crumb Check: one costing, £49'];
const plain = (element: HTMLElement | undefined) => element?.textContent?.replace(/\s+/gu, ' ') ?? '';

/** A founder who has the finished example, whose tests the server has judged. */
async function openExample(path: string) {
  const opened = await openApp('/toolkit');
  takeExample(opened.api.log);
  await opened.reopen(path);
  return opened;
}

test('the example shows a whole loop in the vault, on its pages and to the palette', async () => {
  const { user } = await openExample('/idea-vault');
  const row = (name: string) => screen.findByRole('row', { name: new RegExp(name.slice(0, 11), 'u') });
  await waitFor(async () =>
    expect(plain(await row(crumb))).toMatch(/Evidence: 35, the weakest critical assumption: Owners pay £19 monthly/u),
  );
  expect(plain(await row(crumb))).toContain('Pivoted');
  expect(plain(await row(check))).toMatch(
    /Evidence: 50, the weakest critical assumption: Owners pay £49 once by card/u,
  );
  await user.click(screen.getByRole('button', { name: 'Evidence' }));
  await waitFor(() => expect(plain(screen.getAllByRole('row')[0])).toContain(check));

  (await row(crumb)).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: crumb });
  const loop = within(await screen.findByRole('region', { name: 'Assumptions and tests' }));
  await loop.findByText(/Pivoted on/u);
  const lines = (name: string) => within(loop.getByRole('list', { name })).getAllByRole('listitem').map(plain);
  expect(lines('Assumptions by risk').map((line) => line.replaceAll(' ', ''))).toEqual(
    [
      'Owners pay £19 monthly by card (critical) 35',
      'Owners reprice within a week Untested',
      'Owners leave email and product count for costings (critical) 64',
      'Owners sell a product at a loss unknowingly (critical) 67',
      'Wholesalers share price lists 52',
      'Invoice photos read 95% of lines correctly (critical) 71',
    ].map((line) => line.replaceAll(' ', '')),
  );
  expect(
    lines('Tests')
      .map((line) => line.split('?')[1]?.trim())
      .sort(),
  ).toEqual(['Inconclusive', 'Refutes', 'Supports', 'Supports', 'Supports']);
  await user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByLabelText('Search commands');
  await user.type(search, 'invoice photos');
  const current = () => document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await waitFor(() => expect(current()).toMatch(/^Invoice photos read 95% of lines correctly/u));
});

test('the example has pages with people, a survey with responses, interviews and reports, and one press removes all', async () => {
  const { user, reopen, api } = await openExample('/page-builder');
  const names = ['Crumb for £19 a month', 'Crumb, first version', 'Crumb, second version'];
  for (const name of names) expect(plain(await screen.findByRole('row', { name }))).toContain('Draft');

  await reopen('/validate');
  await user.click((await screen.findAllByRole('link', { name: new RegExp(`^${crumb}`, 'u') }))[0] as HTMLElement);
  const address = (view: string) => {
    const url = new URL(location.href);
    url.searchParams.set('view', view);
    return url.pathname + url.search;
  };
  await waitFor(() => expect(location.search).toContain('projectId='));
  await reopen(address('interviews'));
  await screen.findByText('Example');
  await screen.findByText('10 yes of 12 counted. Unclear counts as no.');
  await reopen(address('evidence'));
  await screen.findByText(/8 interview quotes \(6 for, 2 against\) aren’t counted here/u);
  await reopen(address('people'));
  await screen.findByText(/82 (?:entries|people)/u);
  await user.click(await screen.findByText('Figures: Crumb, second version'));
  await screen.findAllByText(/38 sign-ups/u);
  await reopen(address('surveys'));
  await user.click((await screen.findAllByRole('link', { name: /result/iu }))[0] as HTMLElement);
  await screen.findByText(/24 responses counted\./u);
  await screen.findByText(/“Yes” leads with 18 of 24/u);
  await reopen('/reports');
  await screen.findByRole('link', { name: 'Crumb Check on one page' });
  await user.click(screen.getByRole('link', { name: 'What we tested of Crumb' }));
  await screen.findByRole('heading', { name: 'What we tested of Crumb' });

  await reopen('/home');
  await user.click(await screen.findByRole('button', { name: 'Remove example' }));
  await screen.findByText('Add your first idea to get started.');
  await screen.findByRole('button', { name: 'Saved' });
  for (const path of ['home', 'idea-vault', 'page-builder', 'validate', 'reports']) {
    await reopen(`/${path}`);
    await screen.findByRole('button', { name: 'Saved' });
    expect(plain(screen.getByRole('main')), path).not.toContain('Crumb');
  }
  expect(api.log.events.filter(({ type }) => /Published|SignUp|Shared/u.test(type))).toEqual([]);
});

test('the example leads from one idea to the other, counts for nothing that its founder has done, and comes back by undo', async () => {
  const { user, reopen } = await openExample('/idea-vault');
  const main = async () => within(await screen.findByRole('main'));
  await user.click(await screen.findByRole('button', { name: `More for ${check}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open' }));
  await screen.findByRole('heading', { level: 1, name: check });
  await user.click((await (await main()).findAllByRole('link', { name: crumb }))[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: crumb });
  expect(await findViolations()).toEqual([]);
  await reopen('/canvas');
  await user.click(await (await main()).findByRole('link', { name: crumb }));
  // Its score comes with the cards.
  await screen.findByRole('option', { name: /^Assumption: Owners pay £19 monthly by card/u });
  expect(screen.getAllByRole('option', { name: /^Assumption: /u })).toHaveLength(4);

  await reopen('/home');
  // The founder’s address was verified.
  await (await main()).findByText('1 of 6 done');
  await user.click(await screen.findByRole('button', { name: 'Remove example' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove example' })).toBe(null));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Remove example' });
});

test('the report of an idea that a pivot led to begins with what came before', async () => {
  const { user } = await openExample('/reports');
  await user.click(await screen.findByRole('button', { name: 'New report' }));
  await user.click(await screen.findByRole('button', { name: / Idea$/u }));
  await user.click(await screen.findByRole('option', { name: check }));
  await user.click(screen.getByRole('button', { name: 'Create report' }));
  const sheet = within(await screen.findByRole('article'));
  const before = within(await sheet.findByRole('region', { name: 'What came before' }));
  before.getByText(
    /^Before this we worked on “Crumb: what each bake really costs”: Photograph an invoice and see what each bake costs, for £19 a month\./u,
  );
  before.getByText(/^Why we left it: Wanted, readable, not worth £19 monthly; two paid once/u);
  sheet.getByText(/^From “Crumb: what each bake really costs”, pivoted on /u);
  expect(sheet.queryByText(/Nothing has been decided yet/u)).toBe(null);
});
