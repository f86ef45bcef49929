import { surveyDraft } from '#domain/log/command-draft.ts';
import type { Question } from '#domain/survey/survey.ts';
import { PictureField } from '#features/page-builder/PictureField.tsx';
import { AltField } from '#features/validate/surveys/AltField.tsx';
import { fieldLabels as labels } from '#features/validate/surveys/labels.ts';
import { useApp } from '../../../app-context.ts';
import { usePageImages } from '../../use-page-images.ts';
import { usePictureUpload } from '../../use-picture-upload.ts';

interface QuestionPictureProps {
  readonly surveyId: string;
  readonly question: Question;
  /** Texts of the question that can't become a change yet. */
  readonly unsaved: Map<string, string>;
}

/** The image that a question asks about, and what is in it. */
export function QuestionPicture({ surveyId, question: { id, picture = '', alt = '' }, unsaved }: QuestionPictureProps) {
  const { services } = useApp();
  const image = usePageImages();
  const set = (change: { readonly picture?: string; readonly alt?: string }, question: string | null = id) =>
    services.dispatch([surveyDraft('SetQuestion', surveyId, { question: question ?? id, ...change })]);
  const upload = usePictureUpload((question, asset) => set({ picture: asset }, question));
  return (
    <>
      <PictureField
        label={labels.picture}
        isSet={picture !== ''}
        image={image(picture)}
        upload={upload.of(id)}
        onFile={(file) => upload.send(id, file)}
        onRemove={() => set({ picture: '' })}
      />
      {picture !== '' && <AltField alt={alt} unsaved={unsaved} onSet={(text) => set({ alt: text })} />}
    </>
  );
}
