import { invitationTo } from '#domain/intake/invitation.ts';
import { defaultPalette, type PageSettings } from '#domain/page/page.ts';
import { type ContentBlock, type PageContent, textOf } from '#domain/page/page-content.ts';
import { descriptionOf } from '#domain/page/page-description.ts';
import { directionOf, english, languageOf } from '#domain/page/page-language.ts';
import { nameOfPage } from '#domain/page/page-name.ts';
import { answersOf } from '#domain/page/words/answers-of.ts';
import { wordsOf } from '#domain/page/words/words-of.ts';
import { outsideAddress, ownAddress } from './address.ts';
import { drawPage } from './draw-page.ts';
import { embeddedRules } from './embedded-rules.ts';
import { answerId, doorQuestion } from './entry-form.ts';
import { type FontScript, scriptsIn } from './font-scripts.ts';
import { drawFooter } from './footer.ts';
import { type Address, type Child, element, type MarkupElement } from './markup.ts';
import { namePageInSurveyLinks } from './name-page-in-survey-links.ts';
import type { PageContext } from './page-context.ts';
import { styleOfPage } from './page-style.ts';
import { richText } from './rich-text.ts';
import { fontLinks, groundsOf, night, nightRules, themeColors } from './theme-head.ts';
import { htmlText, tokenMark, writeMarkup } from './write-markup.ts';

export interface DocumentContext extends PageContext {
  /** Origin of published pages, such as `https://pages.example.org`. */
  readonly origin: string;
  /** The address of the page, if it is at a host of its own. */
  readonly home?: string | undefined;
}

/** A whole HTML page. Its content policy allows `style` alone, by its hash. */
export interface PageDocument {
  readonly html: string;
  readonly style: string;
}

/** The page that strangers see, without the token of their visit: `withToken` adds it. */
export const pageDocument = (content: PageContent, context: DocumentContext): PageDocument =>
  document(content, context.origin, drawPage(content, context), '', context.home);

/** Answer to a visitor in the look of the page: "Thank you", for example. */
export function noticeDocument(
  content: PageContent,
  { origin, home }: Pick<DocumentContext, 'origin' | 'home'>,
  { heading, paragraphs, words, action, place, invites = false }: PageNotice,
): PageDocument {
  const main = noticeMain(heading, paragraphs, nameLine(content), [
    words && richText(words, 'thanks'),
    place === undefined ? undefined : element('p', { class: 'p-name' }, answersOf(content).place(place)),
    invites ? invitation(home ?? origin + ownAddress('p', content.slug), answersOf(content).invite) : undefined,
    action && actionForm(content, action),
    backLink(content),
  ]);
  return document(content, origin, [main, drawFooter([], content)], `${heading} · `, home);
}

/** The line above an answer that names the page and leads to it. */
const nameLine = (content: PageContent): MarkupElement =>
  element(
    'div',
    { class: 'p-section p-owner' },
    element('p', { class: 'p-in' }, element('a', { href: ownAddress('p', content.slug) }, nameOfPage(content))),
  );

/** A link to the page that can be shared, and is written out, so that it can be copied anywhere. */
function invitation(page: string, words: string): MarkupElement | undefined {
  const link = invitationTo(page);
  const href = outsideAddress(link);
  return href && element('p', {}, words, element('br', {}), element('a', { href }, link));
}

const backLink = (content: PageContent): MarkupElement =>
  element('p', {}, element('a', { href: ownAddress('p', content.slug) }, answersOf(content).back));

/** Asks a visitor who has pressed a fake door whether they mean it. `problem`: why it is asked again. */
export function doorDocument(
  content: PageContent,
  { origin }: Pick<DocumentContext, 'origin'>,
  door: ContentBlock,
  problem?: string,
): PageDocument {
  const { door: labels } = answersOf(content);
  // A door that is no plan is of the whole page.
  const heading = labels.heading((door.kind === 'plan' && textOf(door, 'heading')) || nameOfPage(content));
  const price = `${textOf(door, 'price')} ${textOf(door, 'period')}`.trim();
  const paragraphs = [...(price === '' ? [] : [labels.price(price)]), labels.noCharge];
  const asked = problem === undefined ? undefined : element('p', { class: 'p-problem', role: 'alert' }, problem);
  const main = noticeMain(heading, paragraphs, nameLine(content), [
    ...[asked, ...doorQuestion(door, content), backLink(content)],
  ]);
  return document(content, origin, [main, drawFooter([], content)], `${heading} · `);
}

const noticeMain = (
  heading: string,
  paragraphs: readonly string[],
  above: Child,
  below: readonly Child[],
): MarkupElement =>
  element(
    'main',
    {},
    above,
    element(
      'section',
      { class: 'p-section p-notice' },
      element(
        'div',
        { class: 'p-in' },
        element('h1', { id: answerId, tabindex: -1 }, heading),
        ...paragraphs.map((text) => element('p', {}, text)),
        ...below,
      ),
    ),
  );

export interface PageNotice {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The block whose words of thanks follow. */
  readonly words?: ContentBlock | undefined;
  /** The visitor's place in line. */
  readonly place?: number | undefined;
  /** Whether it has a link to the page that can be shared. */
  readonly invites?: boolean;
  /** The request that its only button sends. */
  readonly action?: 'report';
}

const actionForm = (content: PageContent, action: 'report'): MarkupElement =>
  buttonForm(wordsOf(content)[action], ownAddress('p', content.slug, action));

/** Without an address it is sent to the one where it is. */
const buttonForm = (button: string, action?: Address): MarkupElement =>
  element(
    'form',
    { method: 'post', ...(action && { action }) },
    element('button', { class: 'p-button', type: 'submit' }, button),
  );

export interface PlainNotice extends Pick<PageNotice, 'heading' | 'paragraphs'> {
  /** Label of its only button, which sends to the same address. */
  readonly button?: string;
  /** Leads on, for whoever presses it. */
  readonly link?: { readonly label: string; readonly address: Address | undefined };
  /** English unless given. */
  readonly language?: string;
}

/** Where there is no page: in the usual colors, and of nobody. */
export function plainDocument({ heading, paragraphs, button, link, language = english }: PlainNotice): PageDocument {
  const style = styleOf({ palette: defaultPalette, font: 'grotesque' }) + nightRules('.p-page');
  const below = [
    button === undefined ? undefined : buttonForm(button),
    link?.address && element('p', {}, element('a', { href: link.address }, link.label)),
  ];
  const html = `<!doctype html>
<html ${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${htmlText(heading)}</title>
<style>${style}</style>
</head>
<body class="p-page">
${writeMarkup(noticeMain(heading, paragraphs, undefined, below))}
</body>
</html>
`;
  return { html, style };
}

/** Whether a page shows the first question of a survey. */
export const asksSurvey = (block: ContentBlock): boolean =>
  block.kind === 'survey' && textOf(block, 'look') === 'question';

function styleOf(settings: Pick<PageSettings, 'theme' | 'palette' | 'font'>, scripts?: readonly FontScript[]): string {
  const [ground, dark] = groundsOf(settings);
  const byNight = dark === undefined ? '' : `@media ${night}{html{background:${dark}}}`;
  return `html{background:${ground}}${byNight}body{margin:0;min-height:100vh}${styleOfPage(settings, scripts)}`;
}

export const withToken = (html: string, token: string): string => html.replaceAll(tokenMark, htmlText(token));

const languageAttributes = (language: string): string =>
  `lang="${htmlText(language)}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`;

function document(
  content: PageContent,
  origin: string,
  body: readonly MarkupElement[],
  before: string,
  home?: string,
): PageDocument {
  const { slug, title, isListed } = content;
  const description = descriptionOf(content);
  const language = languageOf(content);
  const questions = content.blocks.some(asksSurvey) ? embeddedRules : '';
  const style = styleOf(content, scriptsIn(JSON.stringify([title, content.blocks]))) + questions;
  const own = (...path: readonly string[]): string => htmlText(origin + ownAddress('p', slug, ...path));
  const at = home === undefined ? own() : htmlText(home);
  const meta = (name: string, text: string): string => `<meta name="${name}" content="${text}">\n`;
  const social = (name: string, text: string): string => `<meta property="og:${name}" content="${text}">\n`;
  const html = `<!doctype html>
<html ${languageAttributes(language)}>
<head>
<meta charset="utf-8">
${meta('viewport', 'width=device-width, initial-scale=1')}<title>${htmlText(before + title)}</title>
${description === '' ? '' : meta('description', htmlText(description))}${isListed && before === '' ? '' : meta('robots', 'noindex')}${themeColors(content)}${fontLinks(content)}<link rel="canonical" href="${at}">
<link rel="icon" href="${htmlText(ownAddress('p', slug, 'icon.svg'))}" type="image/svg+xml">
${social('type', 'website')}${social('title', htmlText(title))}${description === '' ? '' : social('description', htmlText(description))}${social('url', at)}${social('image', own('image.png'))}${social('image:width', '1200')}${social('image:height', '630')}${meta('twitter:card', 'summary_large_image')}<style>${style}</style>
</head>
<body class="p-page">
${body.map((part) => writeMarkup(namePageInSurveyLinks(part, origin, slug))).join('\n')}
</body>
</html>
`;
  return { html, style };
}
