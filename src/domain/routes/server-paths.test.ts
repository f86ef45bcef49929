import { expect, test } from 'vitest';
import { routes } from './routes.ts';
import { isArtefactPath, isProgramPath, isServerPath } from './server-paths.ts';

test('the server answers its own addresses itself, whatever follows them', () => {
  const own = [
    ...['/p/crumb', '/p/crumb?utm_source=x', '/s/one/two', '/confirm/a', '/remove/a', '/mail-off/a.b', '/mail-off'],
    ...['/api/v1/live', '/items/articles', '/assets/one', '/static/a.js', '/dev/inbox', '/__/auth/handler', '/healthz'],
    ...['/identitytoolkit.googleapis.com/v1/accounts', '/emulator/action', '/openapi.json', '/robots.txt'],
    ...['/resources/feed.xml', '/shared/a/b/image.png', '/sitemap.xml?x', '/favicon.svg'],
  ];
  expect(own.filter((path) => !isServerPath(path))).toEqual([]);
});

test('no screen of the product is among them', () => {
  const screens = routes.flatMap((route) => [route.path, ...('aliases' in route ? route.aliases : [])]);
  const others = ['/pricing?a=/b.png', '/profile', '/statics', '/canvas?projectId=p', '/settings/account', '/devices'];
  expect([...screens, ...others].filter(isServerPath)).toEqual([]);
});

test('addresses for strangers and for programs are told by their first part alone', () => {
  const paths = [
    '/p/a',
    '/s/a',
    '/confirm/a',
    '/remove/a',
    '/mail-off/a',
    '/api',
    '/static/a',
    '/dev?a',
    '/apis',
    '/ps/a',
  ];
  expect([paths.filter(isArtefactPath), paths.filter(isProgramPath)]).toEqual([
    ['/p/a', '/s/a', '/confirm/a', '/remove/a'],
    ['/api', '/static/a', '/dev?a'],
  ]);
});
