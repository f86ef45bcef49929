import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { newWebhookKey, secretText, signatureHeaders } from './webhook-secret.ts';

const sign = (body: string, keys: readonly Buffer[], timestamp = Math.floor(Date.now() / 1000)) =>
  signatureHeaders({ id: 'msg_1', timestamp, body }, keys);

test('a receiver verifies what was signed, whatever it says', () => {
  const key = newWebhookKey();
  const receiver = new Webhook(secretText(key));
  fc.assert(
    fc.property(fc.json(), (body) => {
      expect(receiver.verify(body, sign(body, [key]))).toEqual(JSON.parse(body));
    }),
  );
});

test('what was changed, is too old, or was signed by somebody else is known for it', () => {
  const key = newWebhookKey();
  const receiver = new Webhook(secretText(key));
  const headers = sign('{}', [key]);
  expect(() => receiver.verify('{ }', headers)).toThrow();
  expect(() => receiver.verify('{}', { ...headers, 'webhook-id': 'msg_2' })).toThrow();
  expect(() => receiver.verify('{}', sign('{}', [key], Math.floor(Date.now() / 1000) - 600))).toThrow();
  expect(() => receiver.verify('{}', sign('{}', [newWebhookKey()]))).toThrow();
});

test('with two keys a receiver that has either of them verifies it', () => {
  const keys = [newWebhookKey(), newWebhookKey()];
  const headers = sign('{"a":1}', keys);
  expect(keys.map((key) => new Webhook(secretText(key)).verify('{"a":1}', headers))).toEqual([{ a: 1 }, { a: 1 }]);
  expect(headers['webhook-signature']).toMatch(/^v1,[\w+/]+= v1,[\w+/]+=$/);
});

test('a secret has its prefix, and no other is the same', () => {
  const secrets = Array.from({ length: 100 }, () => secretText(newWebhookKey()));
  expect(secrets.filter((each) => !/^whsec_[\w+/]{43}=$/.test(each))).toEqual([]);
  expect(new Set(secrets).size).toBe(100);
});
