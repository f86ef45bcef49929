import { addressFormMachine } from '#machines/auth/address-form.machine.ts';
import { applyCodeMachine } from '#machines/auth/apply-code.machine.ts';
import { resetPasswordMachine } from '#machines/auth/reset-password.machine.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { done, failed } from '../models/model.ts';
import { AddressFormWalk } from './address-form-walk.ts';
import { ApplyCodeWalk } from './apply-code-walk.ts';
import { ResetPasswordWalk } from './reset-password-walk.ts';
import { walkPaths } from './walk-paths.ts';

const withCodeOrWithout = [{ oobCode: 'the code' }, { oobCode: undefined }];

const world = productInBrowser();

walkPaths('asking for a mail', world, {
  machine: addressFormMachine,
  inputs: [undefined],
  events: [
    { type: 'address.submitted', email: 'ada@example.org', verdict: 'ok' },
    { type: 'address.submitted', email: 'ada', verdict: 'malformed' },
    { type: 'address.changed' },
    done('send'),
    failed('send', { kind: 'too-many-attempts' }),
    { type: 'sending.repeated' },
    { type: 'form.reopened' },
  ],
  begin: async (walk) => new AddressFormWalk(walk),
});

walkPaths('applying the code of a mail', world, {
  machine: applyCodeMachine,
  inputs: withCodeOrWithout,
  events: [
    { type: 'code.confirmed' },
    done('apply', { email: 'ada@example.org' }),
    failed('apply', { kind: 'link-expired' }),
    failed('apply', { kind: 'offline' }),
  ],
  begin: async (walk) => new ApplyCodeWalk(walk),
});

walkPaths('a new password by mail', world, {
  machine: resetPasswordMachine,
  inputs: withCodeOrWithout,
  events: [
    done('readCode', { email: 'ada@example.org' }),
    failed('readCode', { kind: 'link-expired' }),
    failed('readCode', { kind: 'offline' }),
    { type: 'password.changed' },
    { type: 'password.submitted', password: 'short', verdict: 'too-short' },
    { type: 'password.submitted', password: 'plain words', verdict: 'ok' },
    done('savePassword'),
    failed('savePassword', { kind: 'link-unusable' }),
    failed('savePassword', { kind: 'weak-password' }),
    failed('savePassword', { kind: 'offline' }),
  ],
  begin: async (walk) => new ResetPasswordWalk(walk),
});
