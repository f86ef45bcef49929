import { type Idea, type IdeaText, ideaTexts } from '#domain/idea/idea.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { textQuestions } from './text-questions.ts';

export interface IdeaTextsProps {
  readonly idea: Idea;
  readonly onWrite: (text: IdeaText) => void;
}

/** What is written about the idea, and what is not yet. */
export function IdeaTexts({ idea, onWrite }: IdeaTextsProps) {
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
      {ideaTexts.map((text) => {
        const { heading, missing, action } = textQuestions[text];
        return (
          <section key={text} aria-labelledby={`idea-${text}`} className={section}>
            <Heading level={2} size="subheading" id={`idea-${text}`}>
              {heading}
            </Heading>
            {idea[text] === '' ? (
              <div className={gap}>
                <p className={css({ color: 'ink.muted', maxWidth: 'prose' })}>{missing}</p>
                <Button size="small" onPress={() => onWrite(text)}>
                  {action}
                </Button>
              </div>
            ) : (
              <p className={written}>{idea[text]}</p>
            )}
          </section>
        );
      })}
    </div>
  );
}

const section = css({ display: 'flex', flexDirection: 'column', gap: '8' });
const gap = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8' });
const written = css({
  textStyle: 'reading',
  maxWidth: 'prose',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
