import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import type { Answer } from '../../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openCanvas, partNames } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';
import { requestOverFetch } from '../../../../tests/fixtures/request-over-fetch.ts';

const stage = () => document.querySelector('[data-canvas]') as HTMLElement;
const findButton = (name: string) => screen.findByRole('button', { name });

/** Lets a file fall onto the canvas. */
function drop(name: string, type: string): void {
  const dataTransfer = { types: ['Files'], files: [new File(['bytes'], name, { type })], dropEffect: 'none' };
  for (const kind of ['dragOver', 'drop'] as const) fireEvent(stage(), createEvent[kind](stage(), { dataTransfer }));
}

/** A founder on an empty canvas whose server answers so to an image. */
async function atCanvas(answer: ReturnType<Answer>, request: unknown = requestOverFetch(location.origin)) {
  vi.stubGlobal('XMLHttpRequest', request);
  const answers: readonly Answer[] = [
    ({ method, url }) => (`${method} ${url.pathname}` === 'POST /api/v1/assets' ? answer : undefined),
  ];
  const opened = await openCanvas({ answers });
  await screen.findByRole('heading', { level: 1, name: 'Crumb' });
  await screen.findByRole('list', { name: 'Templates' });
  return opened;
}

test('a file that is no image says why, and is forgotten', async () => {
  const { user, types } = await atCanvas({ status: 415, body: { code: 'not-an-image', message: 'Only images.' } });
  drop('stall.png', 'image/png');
  await screen.findByText('stall.png wasn’t added');
  await screen.findByText('It’s damaged, or isn’t a PNG, JPEG, WebP, GIF or AVIF image.');
  expect(await findViolations()).toEqual([]);
  await user.click(await findButton('Dismiss'));
  await waitFor(() => expect(screen.queryByText('stall.png wasn’t added')).toBe(null));
  drop('offer.pdf', 'application/pdf');
  await screen.findByText('offer.pdf wasn’t added');
  expect(types()).toEqual([]);
});

test('how much of an image has been sent is said in percent, and it can be cancelled on its way', async () => {
  const { user, types } = await atCanvas(undefined, SlowRequest);
  drop('stall.png', 'image/png');
  const sent = await screen.findByRole('progressbar', { name: 'Uploading' });
  await waitFor(() => expect(sent.getAttribute('aria-valuenow')).toBe('40'));
  expect(await findViolations()).toEqual([]);
  await user.click(await findButton('Cancel'));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null));
  expect([partNames(), types(), SlowRequest.cancelled]).toEqual([[], [], 1]);
});

/** Sends two fifths of a file, and stays there. */
class SlowRequest {
  static cancelled = 0;
  readonly upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {};
  onabort?: () => void;
  onloadend?: () => void;
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    this.upload.onprogress?.({ loaded: 2, total: 5 });
  }
  abort(): void {
    SlowRequest.cancelled += 1;
    this.onabort?.();
    this.onloadend?.();
  }
}
