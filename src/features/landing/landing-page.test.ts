import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { landingIdeaMachine } from '#machines/landing/landing-idea.machine.ts';
import { LandingScreen } from './LandingScreen.tsx';
import { LandingStory } from './LandingStory.tsx';
import { answers, points, steps } from './labels.ts';

function htmlOf(isOpen: boolean): string {
  const idea = createActor(landingIdeaMachine);
  const story = createElement(LandingStory, { idea, isOpen });
  return renderToString(createElement(LandingScreen, { isOpen, idea, story }));
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->|<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&#x27;', "'");

describe('the landing page, as the server writes it', () => {
  const html = htmlOf(true);
  const text = textOf(html);

  test('says all of it before any script runs', () => {
    for (const row of [...steps, ...points, ...answers]) expect(text).toContain(row.title + row.text);
  });

  test('18 of 120 is inconclusive at 10%, and what would not have been is said', () => {
    expect(text).toContain('18 of 120 signed up. Is that enough?');
    expect(text).toContain('InconclusiveYour 10% target is within the margin of error.');
    expect(text).toContain('Still open: 18 of 120, you had asked for 10%.');
    expect(text).toContain('Sign-up rate: 15% (8.8% to 23.3%), target 10%: inconclusive.');
    expect(text).toContain(
      '120 visitors. 20 or more sign-ups support it; 5 or fewer refute it; between them it stays open. It decides at visitor 77 on average if the truth is 20%.230 more would settle it if the truth is 15%.',
    );
  });

  test('has one first heading, one next step and no style attribute', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/button--variant_marker/g)).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('leads in', () => {
    expect(html).toMatch(/href="\/sign-up"[^>]*>Create an account</);
  });

  test('offers no way in and no price while the product is closed', () => {
    const closed = htmlOf(false);
    expect(textOf(closed)).toContain('Groundwork isn’t open yet');
    expect(closed).not.toMatch(/\/sign-|\/pricing|<form/);
  });
});
