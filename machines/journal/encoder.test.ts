import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from './decode.ts';
import { digestOf, passwordMask } from './digest.ts';
import { Encoder } from './encoder.ts';
import { Masker } from './masker.ts';

const salt = new Uint8Array([4]);
const encoder = () => new Encoder(new Masker(salt));

/** Ids under personal names are masked with them. */
const maskedQuote = (text: string | undefined) => ({
  quoteId: digestOf(salt, 'q'),
  text,
  assumptionId: digestOf(salt, 'a'),
  mark: 1,
});

describe('the encoder', () => {
  test('goes deep, and into what an error carries', () => {
    const reason = Object.assign(new Error('refused for ada@example.org'), {
      config: { headers: { authorization: 'Bearer abc' } },
    });
    expect(encoder().encode({ list: [{ password: 'p' }], reason })).toEqual({
      list: [{ password: passwordMask }],
      reason: {
        $: 'error',
        of: {
          name: 'Error',
          message: `refused for ${digestOf(salt, 'ada@example.org')}`,
          config: { headers: { authorization: digestOf(salt, 'Bearer abc') } },
        },
      },
    });
  });

  test('masks what commands, facts and states say about people, and nothing of what is counted', () => {
    const stream = 'interview-1';
    const data = { person: 'Ada Quindle', lastTime: 'baked bread', on: '2026-03-04', answer: 'yes' };
    const quote = { quoteId: 'q', text: 'I bake', assumptionId: 'a', mark: 1 };
    const encoded = encoder().encode([
      { type: 'LogInterview', stream, data },
      { type: 'InterviewLogged', stream, data: { ...data, lastTime: 'x'.repeat(500) } },
      { command: { type: 'MarkQuote', stream, data: quote }, reason: 'person-erased' },
      { type: 'UndoChange', stream, data: { fields: { 'quote:q': { from: { text: 'I bake', mark: 1 }, to: null } } } },
      { state: { ...data, quotes: { q: { q: { ...quote, order: 0 } } } } },
      { type: 'toast.shown', text: 'Logged Ada Quindle' },
    ]);
    const [person, lastTime, text] = ['Ada Quindle', 'baked bread', 'I bake'].map((said) => digestOf(salt, said));
    expect(encoded).toEqual([
      { type: 'LogInterview', stream, data: { ...data, person, lastTime } },
      { type: 'InterviewLogged', stream, data: { ...data, person, lastTime: digestOf(salt, 'x'.repeat(500)) } },
      { command: { type: 'MarkQuote', stream, data: { ...quote, text } }, reason: 'person-erased' },
      { type: 'UndoChange', stream, data: { fields: { 'quote:q': { from: { text, mark: 1 }, to: null } } } },
      { state: { ...data, person, lastTime, quotes: { q: { q: { ...maskedQuote(text), order: 0 } } } } },
      { type: 'toast.shown', text: `Logged ${person}` },
    ]);
  });

  test('masks the names of fields as well', () => {
    expect(encoder().encode({ 'ada@example.org': 1 })).toEqual({ [digestOf(salt, 'ada@example.org')]: 1 });
  });

  test('ends where an object contains itself', () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    expect(encoder().encode(loop)).toEqual({ self: { $: 'opaque', of: 'cycle' } });
  });

  test('names what cannot be written down, the same by the same name', () => {
    const one = encoder();
    const work = () => {};
    const controller = new AbortController();
    expect(one.encode([work, controller, work])).toEqual([
      { $: 'opaque', of: 'Function#1' },
      { $: 'opaque', of: 'AbortController#2' },
      { $: 'opaque', of: 'Function#1' },
    ]);
  });

  test('is bounded in length, depth and number', () => {
    const wide = Array.from({ length: 1_000 }, () => Array.from({ length: 150 }, () => 1));
    const deep = Array.from({ length: 200 }).reduce<unknown>((inner) => ({ inner }), 1);
    const many = Array.from({ length: 150 }, () => Array.from({ length: 150 }, () => 1));
    expect(encoder().encode(wide)).toEqual({ $: 'opaque', of: 'Array#1' });
    expect(JSON.stringify(encoder().encode(deep)).length).toBeLessThan(300);
    expect(JSON.stringify(encoder().encode(many)).length).toBeLessThan(30_000);
    expect(encoder().encode('x'.repeat(30_000))).toBe(digestOf(salt, 'x'.repeat(30_000)));
  });
});

const values = fc.anything({ withDate: true, withMap: true, withSet: true, withBigInt: true, maxDepth: 4 });

test('what was decoded encodes to the same', () => {
  fc.assert(
    fc.property(values, (value) => {
      const once = encoder().encode(value);
      const written = JSON.parse(JSON.stringify(once));
      expect(JSON.stringify(encoder().encode(decode(written)))).toBe(JSON.stringify(once));
    }),
  );
});

test('a member that is not there is not written down, whatever it is called', () => {
  expect(encoder().encode(new Set([{ $: undefined }]))).toEqual({ $: 'set', of: [{}] });
});

test('a secret under a secret name occurs nowhere', () => {
  const secret = fc.string({ minLength: 8, maxLength: 30 }).filter((text) => text.trim().length > 7);
  fc.assert(
    fc.property(secret, values, fc.constantFrom('password', 'accessToken', 'email'), (text, other, name) => {
      // What a field is called stays readable, also where a secret is the same word: "toString".
      fc.pre(!fc.stringify(other).includes(text));
      const json = JSON.stringify(
        encoder().encode({ [name]: text, after: [`${text}!`, { deep: new Error(text) }, other] }),
      );
      expect(json.includes(JSON.stringify(text).slice(1, -1))).toBe(false);
    }),
  );
});
