import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCanvas, aNode } from '../../../tests/fixtures/a-canvas.ts';
import { APage, pageId } from '../../../tests/fixtures/a-page.ts';
import { type PageMaterial, pageMaterial } from './page-material.ts';
import { blocksOfTemplate, fieldsOfNew, goalOf, languageOfMaterial, pageTemplates } from './page-templates.ts';
import { type PageTheme, pageThemes } from './page-theme.ts';

const idea = { title: 'Crumb', pitch: '', problem: '', audience: '' };
const nothing: PageMaterial = { title: 'Crumb', audience: '', problems: [], value: '', solutions: [], prices: [] };
const counting = () => {
  let n = 0;
  return () => `b${++n}`;
};

describe('what a canvas says for a page', () => {
  const section = (id: string, cell: string) => aNode({ id, kind: 'section', cell });
  const canvas = aCanvas([
    section('s1', 'lean:problem'),
    section('s2', 'lean:segments'),
    section('s3', 'lean:revenue'),
    section('s4', 'business-model:revenue'),
    aNode({ id: 'low', parent: 's1', y: 90, text: 'They guess\nthe costs' }),
    aNode({ id: 'high', parent: 's1', y: 10, text: 'Flour gets dearer' }),
    aNode({ id: 'blank', parent: 's1', y: 0, text: '  ' }),
    aNode({ id: 'gone', parent: 's1', y: 0, text: 'Gone', removed: true }),
    aNode({ id: 'who', parent: 's2', text: 'Small bakeries' }),
    aNode({ id: 'price', parent: 's4', text: '€9 a month' }),
    aNode({ id: 'loose', text: 'Lies nowhere' }),
  ]);

  test('notes are read from top to bottom, by what their section is about', () => {
    expect(pageMaterial(idea, canvas)).toEqual({
      ...nothing,
      audience: 'Small bakeries',
      problems: ['Flour gets dearer', 'They guess the costs'],
      prices: ['€9 a month'],
    });
  });

  test('what the idea itself says comes before its canvas', () => {
    const said = { ...idea, pitch: 'Know what each bake costs', problem: 'Nobody knows.', audience: 'Bakers' };
    expect(pageMaterial(said, canvas)).toMatchObject({
      audience: 'Bakers',
      problems: ['Nobody knows.'],
      value: 'Know what each bake costs',
    });
  });

  test('without a canvas there is the idea', () => {
    expect(pageMaterial(idea, undefined)).toEqual(nothing);
  });
});

describe('a page from a template', () => {
  test('says what the founder has said, and nothing else about the product', () => {
    const material: PageMaterial = {
      title: 'Crumb',
      audience: 'Small bakeries',
      problems: ['Flour_gets dearer', 'They guess'],
      value: 'Know what each bake costs',
      solutions: ['Scan a bill: the prices are read', 'A cost for each bake'],
      prices: ['Solo: €9.50 per month', 'Ask us'],
    };
    const said = blocksOfTemplate('pre-order', material, counting()).map(
      ({ kind, parent, fields }) => [kind, parent, fields] as const,
    );
    expect(said).toEqual([
      ['hero', null, { heading: 'Know what each bake costs', body: 'For small bakeries', button: 'See prices' }],
      ['text', null, { heading: 'The problem', body: 'Flour\\_gets dearer\n\nThey guess' }],
      ['features', null, { heading: 'How it works' }],
      ['feature', 'b3', { heading: 'Scan a bill', body: 'The prices are read' }],
      ['feature', 'b3', { heading: 'A cost for each bake' }],
      ['pricing', null, { heading: 'Prices' }],
      ['plan', 'b6', { heading: 'Solo', price: '€9.50', period: 'per month', button: 'Pre-order', goal: 'pre-order' }],
      ['plan', 'b6', { heading: 'Ask us', button: 'Pre-order', goal: 'pre-order' }],
      ['footer', null, {}],
    ]);
  });

  test.each([
    ['€9', '', '€9', ''],
    ['Teams pay 29 EUR/month', 'Teams pay', '29 EUR', 'per month'],
    ['Einsteigertarif: 9 € im Monat', 'Einsteigertarif', '9 €', 'im Monat'],
    ['Débutant : 9 € par mois', 'Débutant', '9 €', 'par mois'],
    ['スターター: 月額900円', 'スターター', '900円', '月額'],
    ['お店のプラン：2,900円/月', 'お店のプラン', '2,900円', '/月'],
    ['البداية: 9 € شهريًا', 'البداية', '9 €', 'شهريًا'],
    ['3 seats', '3 seats', undefined, undefined],
  ])('a note "%s" is the plan "%s" for %s %s', (note, heading, price, period) => {
    const [, , plan] = blocksOfTemplate('fake-door', { ...nothing, prices: [note] }, counting());
    expect(plan?.fields).toEqual({
      ...(heading && { heading }),
      ...(price && { price }),
      ...(period && { period }),
      button: 'Choose',
      goal: 'fake-door',
    });
  });

  test('a note in Japanese is a heading and what follows its wide colon', () => {
    const solutions = ['赤字をお知らせ：週が終わる前に気づけます'];
    const [, , feature] = blocksOfTemplate('sign-up', { ...nothing, solutions }, counting());
    expect(feature?.fields).toEqual({ heading: '赤字をお知らせ', body: '週が終わる前に気づけます' });
  });

  test('a long pitch is no headline: its beginning is, or the name of the idea, and the rest stands below', () => {
    const long =
      'Know what each loaf really costs you before the oven is warm, so that you price by numbers and not by feel.';
    const headOf = (value: string) => {
      const [hero] = blocksOfTemplate('sign-up', { ...nothing, audience: 'Bakers', value }, counting());
      return [hero?.fields['heading'], hero?.fields['body']];
    };
    expect([headOf(long), headOf('word '.repeat(22).trim()), headOf('Know the cost.')]).toEqual([
      [
        'Know what each loaf really costs you before the oven is warm',
        'So that you price by numbers and not by feel.\n\nFor bakers',
      ],
      ['Crumb', `${'word '.repeat(22).trim()}\n\nFor bakers`],
      ['Know the cost', 'For bakers'],
    ]);
  });

  test('a title that names the idea and goes on is no headline as a whole, if the name stands above it', () => {
    const title = 'Crumb: what each bake costs';
    const headOf = (theme: PageTheme | null) =>
      blocksOfTemplate('sign-up', { ...nothing, title }, counting(), theme).find(({ kind }) => kind === 'hero')?.fields[
        'heading'
      ];
    expect([headOf('software'), headOf(null)]).toEqual(['What each bake costs', title]);
  });

  test('in another language an audience stands as it was written', () => {
    const said = {
      ...nothing,
      value: 'Was jedes Brot kostet',
      audience: 'Handwerksbäckereien mit der eigenen Backstube',
    };
    const [hero] = blocksOfTemplate('sign-up', said, counting());
    expect(hero?.fields['body']).toBe('Handwerksbäckereien mit der eigenen Backstube');
  });

  test('speaks the language of what was written, if that is beyond doubt', () => {
    const german = {
      ...nothing,
      audience: 'Handwerksbäckereien',
      value: 'Was jedes Brot kostet, und was davon für die Miete ist',
      problems: ['Niemand kennt die Kosten.'],
      solutions: ['Rechnung fotografieren'],
      prices: ['29 €'],
    };
    const said = blocksOfTemplate('fake-door', german, counting(), 'software', languageOfMaterial(german));
    expect(said.map(({ kind, fields }) => [kind, fields['heading'], fields['body'], fields['button']])).toEqual([
      ['top', undefined, undefined, undefined],
      ['hero', german.value, 'Handwerksbäckereien', 'Preise ansehen'],
      ['text', 'Das Problem', 'Niemand kennt die Kosten.', undefined],
      ['features', 'So funktioniert es', undefined, undefined],
      ['feature', 'Rechnung fotografieren', undefined, undefined],
      ['pricing', 'Preise', undefined, undefined],
      ['plan', undefined, undefined, 'Auswählen'],
      ['faq', 'Gut zu wissen', undefined, undefined],
      ['question', undefined, undefined, undefined],
      ['question', undefined, undefined, undefined],
      ['footer', undefined, undefined, undefined],
    ]);
    const form = blocksOfTemplate('sign-up', german, counting(), 'software', 'de').find(({ kind }) => kind === 'form');
    expect(form?.fields).toEqual({
      heading: 'Vorabzugang sichern',
      consent: 'Ich möchte dazu E-Mails erhalten. Ich kann mich jederzeit wieder abmelden.',
      thanks: 'Wir schreiben Ihnen, sobald es etwas auszuprobieren gibt.',
      place: true,
      invite: true,
    });
    const others = [{ title: 'パンの値段がわかる' }, { title: 'Сколько стоит хлеб' }, { title: 'Brot' }];
    expect(others.map((material) => languageOfMaterial({ ...nothing, ...material }))).toEqual(['ja', 'en', 'en']);
  });

  test.each(pageThemes)('with the theme %s begins with a line, and with the form in its headline', (theme) => {
    const material = { ...nothing, solutions: ['Scan a bill: the prices are read', 'A warning in time'] };
    const made = blocksOfTemplate('sign-up', material, counting(), theme);
    expect(made.filter(({ parent }) => parent === null).map(({ kind }) => kind)).toEqual([
      ...['top', 'hero', 'text', 'features', 'faq', 'form', 'footer'],
    ]);
    expect(made[1]?.fields['look']).toBe('form');
    expect(made.filter(({ kind }) => kind === 'feature').map(({ fields }) => fields['icon'])).toEqual(['auto', 'auto']);
    expect(fieldsOfNew('feature', { language: null })).toEqual({ icon: 'auto' });
    const priced = blocksOfTemplate('fake-door', material, counting(), theme);
    expect(priced[1]?.fields['look']).toBe('split');
    expect(priced.some(({ kind }) => kind === 'form')).toBe(false);
  });

  test('a text that is too long is cut after a word', () => {
    const [hero] = blocksOfTemplate('blank', { ...nothing, title: 'word '.repeat(40) }, counting());
    expect(hero?.fields['heading']).toBe(`${'word '.repeat(27).trim()}…`);
  });

  test('can be created, whatever was said', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 3000 });
    const texts = fc.array(text, { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.constantFrom(...pageTemplates),
        fc.constantFrom(null, ...pageThemes),
        fc.record({ title: text, audience: text, value: text, problems: texts, solutions: texts, prices: texts }),
        (template, theme, material) => {
          const page = new APage();
          const blocks = blocksOfTemplate(template, material, counting(), theme);
          const facts = page.take('CreatePage', { projectId: pageId, title: 'Crumb', template: { blocks } });
          expect([facts, page.page.blockCount]).toEqual([['PageCreated'], blocks.length]);
          expect(page.take('SetPage', { goal: goalOf(template) })).not.toBe('invalid-data');
        },
      ),
    );
  });
});
