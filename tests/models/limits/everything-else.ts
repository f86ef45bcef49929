import { newAccessTokenSchema } from '#domain/account/access-token.ts';
import { displayNameSchema, judgeDisplayName } from '#domain/account/display-name.ts';
import { judgePicture } from '#domain/account/picture.ts';
import { assetIdsSchema } from '#domain/assets/asset.ts';
import { judgeEmail } from '#domain/auth/email.ts';
import { usualPolicy } from '#domain/auth/password.ts';
import { judgeRules } from '#domain/auth/password-policy.ts';
import { readCanvasFile } from '#domain/canvas-transfer/read-canvas-file.ts';
import type { ArticleSummary } from '#domain/content/article.ts';
import { readNext } from '#domain/content/read-next.ts';
import type { Command } from '#domain/log/command.ts';
import { commandSchema } from '#domain/log/command.ts';
import { commandBatchSchema } from '#domain/log/command-envelope.ts';
import type { Json } from '#domain/log/json.ts';
import { newlyReadSchema } from '#domain/news/news-reads.ts';
import { readNoticesSchema } from '#domain/notice/notice.ts';
import { presenceSchema } from '#domain/presence/presence.ts';
import { nextBatch } from '#domain/replica/next-batch.ts';
import { matchPath } from '#domain/routes/match-path.ts';
import { newlySeenSchema } from '#domain/thread/comment-reads.ts';
import type { Calculator } from '#domain/toolkit/calculator.ts';
import { money, people } from '#domain/toolkit/field.ts';
import { readInputs } from '#domain/toolkit/read-inputs.ts';
import { readJson } from '#domain/transfer/read-json.ts';
import { reportOf } from '#domain/transfer/transfer-report.ts';
import { nameOfChange } from '#domain/undo/change-name.ts';
import { ChangeStack } from '#domain/undo/change-stack.ts';
import { splitChanges } from '#domain/undo/split-changes.ts';
import { newWebhookSchema } from '#domain/webhooks/webhook.ts';
import { at, heldBy, type Limit, least, most, only, partOf, stateOf, takes, times, uuid, uuidOf, x } from './limit.ts';

const parses = (schema: { safeParse(data: unknown): { success: boolean } }, data: unknown): boolean =>
  schema.safeParse(data).success;
const isMet = (password: string): boolean =>
  judgeRules(password, { policy: usualPolicy, email: null, common: { has: () => false } }).every((rule) => rule.isMet);
/** Which nobody could guess, of that length. */
const password = (n: number): string => 'qZ7!vK2#mX9$wB4%'.repeat(10).slice(0, n);

const idea = `idea-${uuid}`;
const command = (data: object): Command => ({
  id: 'c',
  type: 'RenameIdea',
  stream: idea,
  data: data as Command['data'],
  at,
});
const nested = (levels: number): Json => (levels === 1 ? {} : { a: nested(levels - 1) });
/** A command whose data have exactly so many bytes. */
function heavy(bytes: number) {
  const withNote = (note: string) => ({
    fields: { title: { from: 'Bees', to: 'Wasps' }, note: { from: 'none', to: note } },
  });
  return withNote(x(bytes - JSON.stringify(withNote('')).length));
}
const presence = { where: 'canvas', field: null, device: 'Firefox', cursor: null, selected: [] };

const change = (changeId: string, fieldCount = 1) => ({
  ...{ changeId, at },
  streams: [
    {
      stream: idea,
      fields: Object.fromEntries(times(fieldCount, (k) => [`f${k}`, { from: 1, to: 2 }])),
      commandIds: [changeId],
    },
  ],
});
const article = (k: number) => ({ id: `a${k}`, category: 'c' }) as unknown as ArticleSummary;
const listed = (n: number) =>
  reportOf(
    {
      lines: times(n, (k) => ({ place: k + 1, title: 'T', data: {}, problems: [] })),
      ...{ ideas: [], duplicates: [], notes: [], problems: times(n, () => ({})) },
      ...{ statuses: times(n, (k) => ({ word: `w${k}` })), days: null },
    } as never,
    { criteria: null, filters: [], templates: [], hasUnusable: false } as never,
  );
const file = (nodes: readonly object[]) =>
  JSON.stringify({ format: 'groundwork-canvas', version: 1, canvas: uuid, nodes, edges: [] });

const rows = { kind: 'rows', label: 'Rows', of: 'count', columns: { least: 1, most: 1 }, rowsAtMost: 9, isNamed: true };
const isRead = (field: object, typed: number | string): boolean =>
  Object.keys(readInputs({ fields: { field } } as unknown as Calculator, { field: typed }).problems).length === 0;

const contracts = 'tests/contracts';
export const everythingElse: readonly Limit[] = [
  least('auth/passwordLimits.min', 8, (n) => isMet(password(n))),
  most('auth/passwordLimits.max', 128, (n) => isMet(password(n))),
  most('auth/emailMax', 254, (n) => judgeEmail(`${x(n - 12)}@example.org`) === 'ok'),
  only('auth/passkeyNameMax', 40, 'the route that adds a passkey takes text of that length'),
  heldBy(
    'auth/passkeysAtMost',
    20,
    `${contracts}/identity-passkeys.test.ts`,
    'a founder has twenty at most, however many were asked for before',
  ),
  most('account/displayNameMax', 80, (n) => parses(displayNameSchema, x(n))),
  most('account/displayNameMax', 80, (n) => judgeDisplayName(x(n)) === 'ok', 'typed'),

  most('log/levelsMax', 32, (n) => parses(commandSchema, { ...command({}), data: nested(n) })),
  most('log/commandMaxBytes', 512 * 1024, (n) =>
    takes(idea, stateOf(idea, [['CaptureIdea', { title: 'Bees' }]]), ['UndoChange', heavy(n)]),
  ),
  most('replica/maxCommands', 500, (n) => nextBatch(times(n, () => command({ title: 'T' }))).length === n),
  most('replica/maxBytes', 900_000, (n) => {
    const empty = JSON.stringify(command({ title: '' })).length + 1;
    return nextBatch([command({ title: x(n - 2 * empty - 10) }), command({ title: x(10) })]).length === 2;
  }),
  most('undo/changesMax', 100, (n) => {
    const stack = new ChangeStack();
    for (let k = 0; k < n; k++) stack.add(change(`c${k}`));
    return stack.all().length === n;
  }),
  most('undo/fieldsMax', 40_000, (n) => {
    const stack = new ChangeStack();
    stack.add(change('a', n - 1));
    return stack.add(change('b')).remove.length === 0;
  }),
  most('undo/partMax', 400 * 1024, (n) => {
    const entry = (name: string, to: string) => [name, { from: '', to }] as const;
    const empty = JSON.stringify(entry('a', '')).length;
    return splitChanges(Object.fromEntries([entry('a', ''), entry('b', x(n - 2 * empty))])).length === 1;
  }),
  most(
    'undo/textMax',
    200,
    (n) => nameOfChange([command({ title: x(n) })], () => undefined).commands[0]?.data['title'] === x(n),
  ),

  most('presence/presenceLimits.selected', 100, (n) =>
    parses(presenceSchema, { ...presence, selected: times(n, partOf) }),
  ),
  most('presence/presenceLimits.where', 300, (n) => parses(presenceSchema, { ...presence, where: x(n) })),
  most('presence/presenceLimits.field', 120, (n) => parses(presenceSchema, { ...presence, field: x(n) })),
  most('presence/presenceLimits.device', 60, (n) => parses(presenceSchema, { ...presence, device: x(n) })),
  most('presence/presenceLimits.place', 2e6, (n) => parses(presenceSchema, { ...presence, cursor: { x: n, y: -n } })),
  heldBy(
    'presence/presenceLimits.bytes',
    4096,
    `${contracts}/presence.test.ts`,
    'what is no presence, or is too long, is dropped, and the connection goes on',
  ),
  heldBy(
    'presence/presenceLimits.aSecond',
    30,
    `${contracts}/presence.test.ts`,
    'what comes too often is dropped, not queued',
  ),
  only('presence/presenceLimits.othersMs', 30_000, 'a time, walked through by machines/canvas/presence.paths.test.ts'),
  only(
    'presence/presenceLimits.sayAgainMs',
    10_000,
    'a time, walked through by machines/canvas/presence.paths.test.ts',
  ),

  most('assets/assetLimits.urls', 500, (n) => parses(assetIdsSchema, { ids: times(n, (k) => `i${k}`) })),
  most('assets/assetLimits.bytes', 10 * 1024 * 1024, (size) => judgePicture({ type: 'image/png', size }) === null),
  heldBy(
    'assets/assetLimits.pixels',
    50_000_000,
    `${contracts}/assets.test.ts`,
    'one that would fill the memory is refused before it does',
  ),
  heldBy(
    'assets/assetLimits.heldBytes',
    128_000_000,
    `${contracts}/assets.test.ts`,
    'one that would have to be held whole is refused before it is, and nothing is taken for it',
  ),
  heldBy(
    'assets/assetLimits.side',
    4096,
    `${contracts}/assets.test.ts`,
    'a large picture is made smaller, a moving one stands still, and the same one is kept once',
  ),
  heldBy(
    'assets/assetLimits.workspaceBytes',
    250 * 1024 * 1024,
    `${contracts}/assets.test.ts`,
    'the last room is taken whole, by bytes and by number',
  ),
  heldBy(
    'assets/assetLimits.workspaceImages',
    2000,
    `${contracts}/assets.test.ts`,
    'the last room is taken whole, by bytes and by number',
  ),

  most('transfer/transferLimits.ideas', 50_000, (n) => 'table' in readJson(JSON.stringify(times(n, () => 'T')))),
  most(
    'transfer/transferLimits.columns',
    200,
    (n) => 'table' in readJson(JSON.stringify([Object.fromEntries(times(n, (k) => [`c${k}`, '1']))])),
  ),
  heldBy(
    'transfer/transferLimits.bytes',
    32_000_000,
    'src/adapters/transfer/transfer-session.test.ts',
    'at 100 MB, without reading it',
  ),
  most('transfer/reportLimits.preview', 20, (n) => listed(n).preview.length === n),
  most('transfer/reportLimits.statuses', 30, (n) => listed(n).statuses.length === n),
  most('transfer/reportLimits.listed', 100, (n) => listed(n).problems.length === n),
  most('canvas-transfer/problemsMax', 20, (n) => {
    const read = readCanvasFile(file(times(n, () => ({ id: '?', kind: 'note', x: 0, y: 0, width: 9, height: 9 }))));
    return read.kind === 'refused' && read.problems.length === n;
  }),
  only(
    'canvas-transfer/depthMax',
    32,
    'a part in more groups of Miro than that stands where it stands in the outer one',
  ),
  only('canvas-transfer/textMax', 64_000_000, 'a file of 64 MB takes seconds to make'),

  most('news/readIdsMax', 500, (n) => parses(newlyReadSchema, { ids: times(n, (k) => `a${k}`) })),
  most('thread/marksMax', 500, (n) =>
    parses(newlySeenSchema, { seen: Object.fromEntries(times(n, (k) => [uuidOf(k), uuidOf(k)])) }),
  ),
  most('notice/noticesMax', 50, (n) => parses(readNoticesSchema, { ids: times(n, (k) => `n${k}`) })),
  most('content/countMax', 3, (n) => readNext(times(n + 1, article), article(0)).length === n),

  only('content/lengthMax', 500_000, 'what comes after in an article is left out'),
  only('content/depthMax', 40, 'what lies deeper in an article is left out'),
  most('routes/valueMax', 2048, (n) => matchPath(`/sign-in?email=${x(n)}`)?.params['email'] === x(n)),
  only('notice/lettersAtMost', 200, 'how much of a reply a notice quotes'),
  only('text/max', 60, 'how much of a text its label quotes'),

  heldBy(
    'account/planLimits.callsPerMinute',
    1200,
    `${contracts}/account-limits.test.ts`,
    'twelve hundred calls a minute of one account',
  ),
  most('account/accessTokenLimits.name', 60, (n) =>
    parses(newAccessTokenSchema, { name: x(n), scope: 'read', expiresInDays: 30 }),
  ),
  heldBy('account/accessTokenLimits.tokens', 50, `${contracts}/access-tokens.test.ts`, 'fifty tokens'),
  heldBy('account/accessTokenLimits.callsPerMinute', 600, `${contracts}/account-limits.test.ts`, 'six hundred calls'),
  most('webhooks/webhookLimits.url', 2000, (n) =>
    parses(newWebhookSchema, { url: `https://example.org/${x(n - 20)}`, types: ['idea.captured'] }),
  ),
  heldBy('webhooks/webhookLimits.endpoints', 20, `${contracts}/webhooks.test.ts`, 'twenty endpoints'),
  heldBy('webhooks/webhookLimits.deliveries', 100, `${contracts}/webhook-sender.test.ts`, 'the last hundred'),
  heldBy('webhooks/webhookLimits.answer', 1000, 'src/server/webhooks/post-webhook.test.ts', '1,000 characters'),
  most('account/planLimits.commandsPerRequest', 500, (n) =>
    parses(commandBatchSchema, { commands: times(n, (k) => ({ ...command({}), id: `c${k}` })) }),
  ),
  heldBy(
    'account/planLimits.commandsPerDay',
    200_000,
    'src/server/log/limit-writing.test.ts',
    'what was refused does not count',
  ),
  heldBy(
    'account/planLimits.commandBytesPerDay',
    256 * 1024 * 1024,
    'src/server/log/limit-writing.test.ts',
    'what was refused does not count',
  ),
  heldBy('account/planLimits.facts', 2_000_000, `${contracts}/event-store.test.ts`, 'planLimits.facts - 1'),
  heldBy('account/planLimits.requestBytes', 1024 * 1024, `${contracts}/commands.test.ts`, '413'),

  most('toolkit/mostMoney', 1e12, (n) => isRead(money('Budget'), n)),
  most('toolkit/mostPeople', 1e10, (n) => isRead(people('People'), n)),
  most('toolkit/mostInCell', 1e9, (n) => isRead(rows, n)),
  most('toolkit/longestRows', 20_000, (n) => isRead(rows, `${x(n - 3)}; 1`)),
  heldBy('toolkit/monthsAtMost', 600, 'src/domain/toolkit/cash-course.test.ts', 'toBeLessThanOrEqual(monthsAtMost)'),
  only('text/pairsMax', 4_000_000, 'above it texts are merged more coarsely, which merge-text.test.ts shows'),
  only('canvas-templates/most', 3, 'more paragraphs become one note'),
  only('replica/most', 1000, 'how many answers of the server a page remembers'),
  only('replica/mostMs', 30_000, 'a time, see retry-delay.ts'),
  only('toolkit/longestLink', 2000, 'a longer link is made without the inputs'),
];
