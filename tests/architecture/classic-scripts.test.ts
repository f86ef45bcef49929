import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { classicScripts } from '../../scripts.config.ts';

/** A module as it is shipped. */
function shipped(code: string): string {
  const { generateBundle } = classicScripts();
  const { handler } = generateBundle as unknown as {
    handler: (options: unknown, bundle: Rolldown.OutputBundle) => void;
  };
  const file = { type: 'chunk', fileName: 'static/a-1.js', code };
  handler({}, { a: file } as unknown as Rolldown.OutputBundle);
  return file.code;
}

test('a module becomes a function of what it needs, which returns what it gives', () => {
  const code = [
    'import"./b-2.js";import c,{d as e,f}from"./c-3.js";',
    'const g=()=>import(`./h-4.js`),i=import.meta.url;',
    'export{g as default,i as j};',
  ].join('');
  expect(shipped(code)).toBe(
    '"use strict";addPart(["b-2.js","c-3.js"],({},{default:c,d:e,f:f})=>{' +
      'const g=()=>fetchPart("h-4.js"),i=({url:document.baseURI}).url;' +
      'return{default:g,j:i}});',
  );
});

test('a name of its own that a function uses is not mistaken for one that is given', () => {
  const code = 'let a=1;function f(){let a=2;a+=1;return a}export{a,f};';
  expect(shipped(code)).toBe(
    '"use strict";addPart([],()=>{let a=1;function f(){let a=2;a+=1;return a}return{a:a,f:f}});',
  );
});

test.each(['a=2', 'a++', '[a]=[2]', '({b:a}={b:2})', 'for(a of [2]);'])(
  'a module that gives what it changes later by %s is refused, since others would not see that',
  (change) => {
    expect(() => shipped(`let a=1;function f(){${change}}export{a,f};`)).toThrow(
      'static/a-1.js gives others what it changes later (a), and they would not see that. ' +
        'Put the modules that share it into one part in parts.config.ts.',
    );
  },
);

test.each(['export*from"./b-2.js";', 'export{a}from"./b-2.js";', 'import*as a from"./b-2.js";export{a};'])(
  'a form of a module that the bundler does not write is refused: %s',
  (code) => {
    expect(() => shipped(code)).toThrow('static/a-1.js has a form of import or export that is not known here');
  },
);
