import { expect, test } from 'vitest';
import { createPdfTurns, founderParty, isPdfBusy, strangerParty } from './pdf-turns.ts';

test('all strangers of a workspace have one lane, beside that of its founder, and each address has one at a time', () => {
  const [ada, grace] = [strangerParty('w', '192.0.2.1'), strangerParty('w', '192.0.2.2')];
  expect([ada.lane === grace.lane, ada.who === grace.who, ada.atOnce]).toEqual([true, false, 1]);
  expect([founderParty('w').lane === ada.lane, founderParty('w').lane === founderParty('x').lane]).toEqual([
    false,
    false,
  ]);
  expect([founderParty('w').atOnce, strangerParty('x', '192.0.2.1').who === ada.who]).toEqual([2, true]);
});

test('who may not even wait is told to try again in a minute', async () => {
  const turns = createPdfTurns();
  const never = () => new Promise<never>(() => {});
  const asked = Array.from({ length: 7 }, () => turns(founderParty('w'), never));
  const refused = await Promise.race(asked).catch((error: unknown) => error);
  expect(isPdfBusy(refused) && [refused.statusCode, refused.retryAfterS, refused.message]).toEqual([
    ...[429, 60, 'Other PDFs are being made right now. Try again in a minute.'],
  ]);
});
