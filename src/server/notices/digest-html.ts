import { mailSheet } from '../mail/mail-sheet.ts';
import { escapeMarkup } from '../pages/escape-markup.ts';
import { moreText, type ToldPlace, yoursTitle } from './digest-words.ts';

interface DigestMail {
  readonly heading: string;
  readonly places: readonly ToldPlace[];
  readonly removeLink: string;
  readonly settings: string;
}

/** The digest as the product looks: a workspace after the other, each idea with the button that leads on. */
export function digestHtml({ heading, places, removeLink, settings }: DigestMail): string {
  const ideas = places.flatMap((place) => place.ideas);
  return mailSheet({
    title: heading,
    body: `<h1 class="words">${escapeMarkup(heading)}</h1>
${places.map((place) => placeHtml(place, ideas.length > 1 || place.yours.length > 0)).join('\n')}`,
    foot: `<a href="${escapeMarkup(removeLink)}">Stop this weekly email</a> · <a href="${escapeMarkup(settings)}">All notification settings</a>`,
  });
}

/** One idea alone is named by the heading of the mail. */
function placeHtml({ name, yours, moreYours, ideas }: ToldPlace, namesIdeas: boolean): string {
  const level = name === null ? 'h2' : 'h3';
  const parts = [
    ...(name === null ? [] : [`<h2 class="place">${escapeMarkup(name)}</h2>`]),
    ...(yours.length > 0 ? [yoursHtml(yours, moreYours, level)] : []),
    ...ideas.map((idea) => ideaHtml(idea, namesIdeas ? level : null)),
  ];
  return parts.join('\n');
}

type Level = 'h2' | 'h3';

const yoursHtml = (yours: ToldPlace['yours'], more: number, level: Level): string => `<${level}>${yoursTitle}</${level}>
<ul>
${yours.map(({ words, link }) => `<li><a href="${escapeMarkup(link)}">${escapeMarkup(words)}</a></li>`).join('\n')}
</ul>${more > 0 ? `\n<p>${moreText(more)}</p>` : ''}`;

const ideaHtml = ({ title, lines, next }: ToldPlace['ideas'][number], level: Level | null): string => `${
  level === null ? '' : `<${level}>${escapeMarkup(title)}</${level}>\n`
}<ul>
${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('\n')}
</ul>${
  next
    ? `
<p><b>What decides next:</b> ${escapeMarkup(next.words)}</p>
<p><a class="button" href="${escapeMarkup(next.link)}">${escapeMarkup(next.action)}</a></p>`
    : ''
}`;
