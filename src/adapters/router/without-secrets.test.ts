import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

test.each([
  ['/sign-in', '/sign-in'],
  ['/sign-in?redirect=%2Fcanvas%3FprojectId%3Dp1', '/sign-in?redirect=%2Fcanvas%3FprojectId%3Dp1'],
  ['/sign-in?email=ada%40example.org', '/sign-in'],
  ['/auth/action?mode=signIn&oobCode=c&apiKey=k', '/auth/action?mode=signIn&apiKey=k'],
  ['/auth/verify?token=a&token=b', '/auth/verify'],
  ['/auth/verify?%6Fob%43ode=c&x=1', '/auth/verify?x=1'],
  ['//elsewhere.example?token=a', '//elsewhere.example'],
  ['/a?b=%', '/a?b=%'],
])('%j shows %j', (address, shown) => expect(withoutSecrets(address)).toBe(shown));
