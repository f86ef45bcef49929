import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aQuestion } from '../../../tests/fixtures/a-survey.ts';
import { PipeNames, pipeName, replacePipes, withPipesNamed } from './pipes.ts';

test.each([
  ['Which tools do you use as{role}?', 'Which tools do you use as Nurse?'],
  ['Which tools do you use as {role}?', 'Which tools do you use as Nurse?'],
  ['As{role}or not', 'As Nurse or not'],
  ['“{role}”, ({role}) {role}.', '“Nurse”, (Nurse) Nurse.'],
  ['{role}{role}', 'NurseNurse'],
  ['あなたは{role}です', 'あなたはNurseです'],
  ['2{role}3', '2 Nurse 3'],
  ['{other} { role }', '{other} { role }'],
])('%s reads %s', (text, read) => {
  expect(replacePipes(text, (id) => (id === 'role' ? 'Nurse' : undefined))).toBe(read);
});

const role = aQuestion('qf12657ba7a', { title: 'What do you do on the ward?' });
const tools = aQuestion('tools', { title: 'Which tools do you use as{qf12657ba7a}?' });
const intro = aQuestion('intro', { kind: 'statement', title: 'Hello' });

test('a founder reads the question’s own wording, shortened, where an answer will be', () => {
  const long = aQuestion('long', { title: `Do you ${'really '.repeat(20)}know?` });
  expect([
    withPipesNamed(tools.title, [role, tools]),
    withPipesNamed('{tools} {intro} {gone} {q0123456789}', [role, tools, intro]),
    pipeName(long),
    pipeName(aQuestion('none', { title: '' })),
  ]).toEqual([
    'Which tools do you use as [What do you do on the ward?]?',
    '[Which tools do you use as…?] {intro} {gone} [Removed question]',
    '[Do you really really really really really really really…]',
    '[Untitled question]',
  ]);
});

test('what a founder types between names is stored with ids, and read with the same names again', () => {
  const same = aQuestion('same', { title: role.title });
  const names = new PipeNames([role, same, tools, intro]);
  const shown = names.read('As {qf12657ba7a} or {same}, {intro} {gone}');
  expect([shown, names.written(`${shown} [not a name]`)]).toEqual([
    'As [What do you do on the ward?] or [What do you do on the ward? (2)], {intro} {gone}',
    'As {qf12657ba7a} or {same}, {intro} {gone} [not a name]',
  ]);
});

test('whatever is typed is shown as it was typed', () => {
  const questions = [role, tools, aQuestion('abc', { title: '[x] {y} [What do you do on the ward?]' })];
  const names = new PipeNames(questions);
  const parts = fc.constantFrom('[', ']', '{', '}', 'qf12657ba7a', 'as', ' ', ...questions.map(pipeName));
  fc.assert(
    fc.property(fc.array(parts), (typed) => {
      const text = typed.join('').replaceAll('{qf12657ba7a}', '');
      expect(names.read(names.written(text))).toBe(text);
    }),
  );
});

test.each([
  ['Which tools as?', 14, 14, 'Which tools as [What do you do on the ward?]?'],
  ['Which tools as ?', 15, 15, 'Which tools as [What do you do on the ward?]?'],
  ['', 0, 0, '[What do you do on the ward?]'],
  ['asand', 2, 2, 'as [What do you do on the ward?] and'],
  ['as X do', 3, 4, 'as [What do you do on the ward?] do'],
  ['(', 1, 1, '([What do you do on the ward?]'],
])('put into %j from %i to %i an answer has spaces around it', (text, from, to, shown) => {
  expect(new PipeNames([role]).inserted(text, from, to, role.id)).toBe(shown);
});
