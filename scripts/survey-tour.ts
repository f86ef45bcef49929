import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { firstPaletteOf } from '../src/domain/page/themes.ts';
import { open } from '../tests/e2e/founder.ts';
import { agentOf } from '../tests/fixtures/a-launched-page.ts';
import { keepSession, openAccount } from '../tests/fixtures/account.ts';
import { sendCommand } from '../tests/fixtures/send-command.ts';
import { verifyAddress } from '../tests/fixtures/verify-address.ts';
import type { Tour } from './screens-tour.ts';

const choices = (...labels: readonly string[]) => labels.map((label, n) => ({ id: `o${n}`, label }));
const questions = [
  { id: 'sketch', kind: 'one-of', title: 'Which of the two would you use?', options: choices('The list', 'The board') },
  {
    ...{ id: 'grid', kind: 'matrix', title: 'How well does each of these work for you today?' },
    options: choices('Badly', 'It’s fine', 'Well'),
    rows: choices('Setting a price', 'Buying flour', 'Paying staff'),
  },
  {
    id: 'list',
    kind: 'file',
    title: 'Can we see your price list?',
    help: 'A photograph of it will do.',
    required: false,
  },
  { id: 'mail', kind: 'email', title: 'Where can we write to you?', required: false },
  { id: 'bye', kind: 'end', title: 'Thank you', link: 'https://crumb.example/', linkLabel: 'See what we build' },
];

/** Surveys: the editor with an image, a matrix and a file, settings, publishing, strangers’ way through, and results. */
export async function tourSurveys({ page, url, shoot }: Tour): Promise<void> {
  const account = await openAccount(url);
  await verifyAddress(url, account);
  await keepSession(page.context(), url, account);
  const [ideaId, projectId, canvasId, surveyId] = Array.from({ length: 4 }, () => crypto.randomUUID());
  const { accessToken } = account;
  const send = async (stream: string, type: string, data: object) => {
    const answer = await sendCommand({ url, accessToken }, [stream, type, data]);
    if (answer !== 'accepted') throw new Error(`${type} was answered ${answer}`);
  };
  const survey = `survey-${surveyId}`;
  await send(`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb: what each bake costs' });
  await send(`project-${projectId}`, 'StartProject', { ideaId, canvasId });
  await send(survey, 'CreateSurvey', { projectId, title: 'How bakers price', template: { questions } });
  const by = { by: 'Ada of Crumb, ada@crumb.example', consent: 'Crumb may write to me.' };
  await send(survey, 'SetSurvey', { ...by, theme: 'local-service', palette: firstPaletteOf('local-service') });
  const alt = 'Two sketches of a price list, beside one another';
  await send(survey, 'SetQuestion', { question: 'sketch', picture: await upload(url, accessToken), alt });
  const at = `${url}/validate?projectId=${projectId}`;
  await open(page, `${at}&view=surveys&id=${surveyId}`);
  const rows = page.getByRole('listbox', { name: 'Questions' }).getByRole('option');
  const settled = () => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await rows.first().click();
  await page.getByRole('group', { name: 'Image' }).locator('img').waitFor();
  await shoot('survey-image', { fullPage: true });
  await rows.nth(1).click();
  await shoot('survey-matrix', { fullPage: true });
  await rows.nth(2).click();
  await shoot('survey-file', { fullPage: true });
  await page.getByRole('button', { name: 'Survey settings' }).click();
  await page.getByRole('dialog').waitFor();
  await shoot('survey-settings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await shoot('survey-publish');
  await page.getByRole('button', { name: 'Publish survey' }).click();
  await page.getByLabel('Public address').waitFor();
  await page.keyboard.press('Escape');
  // Whatever says that it is a headless browser is a robot.
  await page.setExtraHTTPHeaders({ 'user-agent': agentOf(0) });
  await page.goto(`${url}/s/${surveyId}`);
  await shoot('answered-image', { fullPage: true });
  await page.getByLabel('The board').check();
  const go = () => page.locator('form button[type=submit]').first().click();
  // Whoever sends the first page within two seconds is asked to send it again.
  await setTimeout(2500);
  await go();
  await page.getByText('Setting a price').waitFor();
  await shoot('answered-matrix', { fullPage: true });
  await go();
  await shoot('answered-matrix-failing', { fullPage: true });
  const groups = await page.getByRole('radio', { name: 'It’s fine' }).all();
  for (const each of groups) await each.check();
  await go();
  const file = page.getByLabel('Can we see your price list?');
  await file.waitFor();
  await shoot('answered-file', { fullPage: true });
  await file.setInputFiles({ name: 'list.docx', mimeType: 'text/plain', buffer: Buffer.from('PK') });
  await go();
  await page.getByRole('alert').waitFor();
  await shoot('answered-file-failing', { fullPage: true });
  const list = '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\nstartxref\n9\n%%EOF\n';
  await file.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from(list) });
  await go();
  await page.getByText('Where can we write to you?').first().waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await file.waitFor();
  await shoot('answered-file-kept', { fullPage: true });
  await go();
  await page.getByText('Where can we write to you?').first().waitFor();
  await shoot('answered-email', { fullPage: true });
  await go();
  await shoot('answered-check', { fullPage: true });
  await go();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await shoot('answered-end', { fullPage: true });
  await open(page, `${at}&view=results&id=${surveyId}`);
  await settled();
  await shoot('survey-results', { fullPage: true });
}

async function upload(url: string, accessToken: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600"><rect width="1200" height="600" fill="#f3eadb"/>
    ${[80, 640].map((x) => `<rect x="${x}" y="80" width="480" height="440" rx="24" fill="#fff" stroke="#7a5c3a" stroke-width="6"/>`).join('')}
    ${[0, 1, 2, 3].map((n) => `<rect x="120" y="${130 + n * 90}" width="400" height="50" rx="10" fill="#d9b88f"/><rect x="${680 + (n % 2) * 210}" y="${130 + Math.floor(n / 2) * 190}" width="190" height="150" rx="14" fill="#c98f5b"/>`).join('')}</svg>`;
  const body = await sharp(Buffer.from(svg)).png().toBuffer();
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'image/png' };
  const answer = await fetch(`${url}/api/v1/assets`, { method: 'POST', headers, body: new Uint8Array(body) });
  if (!answer.ok) throw new Error(`The image was answered ${answer.status}`);
  return ((await answer.json()) as { id: string }).id;
}
