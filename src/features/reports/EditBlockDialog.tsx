import { type ReactNode, useState } from 'react';
import { sameJson } from '#domain/log/same-json.ts';
import type { BlockInputs, ReportBlock } from '#domain/report/report.ts';
import { blockTraits, type Shown } from '#domain/report/report-blocks.ts';
import type { ReportScreenActor } from '#machines/report/report-screen.machine.ts';
import { css } from '#styled-system/css';
import { FormDialog } from '#ui/FormDialog.tsx';
import type { Option } from '#ui/option.ts';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { blockLabels as labels } from './labels.ts';

export interface EditBlockDialogProps {
  readonly screen: ReportScreenActor;
  readonly block: ReportBlock;
  /** Things that it can be about, by id; empty if there is no choice. */
  readonly abouts: readonly Option<string>[];
  /** Fields of the calculator, with the values typed into them. */
  readonly fields?: ReactNode;
  readonly inputs?: { readonly before: BlockInputs; readonly after: BlockInputs };
}

const all = '';

/** The heading and the words of a block, and what it asks. */
export function EditBlockDialog({ screen, block, abouts, fields, inputs }: EditBlockDialogProps) {
  const [heading, setHeading] = useState(block.heading);
  const [text, setText] = useState(block.text);
  const [about, setAbout] = useState(block.about ?? all);
  const { shows, about: subject } = blockTraits(block);
  const [show, setShow] = useState<Shown | null>(block.show ?? shows[0] ?? null);
  const isCover = block.kind === 'cover';
  const close = () => screen.send({ type: 'overlay.closed' });
  const submit = () => {
    const settings = {
      ...((about || null) === block.about ? {} : { about: about || null }),
      ...(inputs && !sameJson(inputs.before, inputs.after) ? { inputs: { ...inputs.after } } : {}),
      ...(show === (block.show ?? shows[0] ?? null) ? {} : { show }),
    };
    screen.send({
      type: 'block.saved',
      texts: [
        { field: 'heading', base: block.heading, text: heading },
        { field: 'text', base: block.text, text },
      ],
      settings: Object.keys(settings).length === 0 ? null : settings,
    });
  };
  return (
    <FormDialog title={labels.title} onClose={close} cancel={labels.cancel} submit={labels.save} onSubmit={submit}>
      <p className={css({ color: 'ink.muted' })}>{labels.kinds[block.kind]}</p>
      {!isCover && <TextField label={labels.heading} autoFocus value={heading} onChange={setHeading} />}
      <TextArea label={labels.text} rows={5} autoFocus={isCover} value={text} onChange={setText} />
      {abouts.length > 0 && (
        <Select
          label={labels.about}
          options={[{ value: all, label: labels[subject?.otherwise ?? 'all'] }, ...abouts]}
          value={about}
          onChange={setAbout}
        />
      )}
      {fields}
      {shows.length > 0 && (
        <Select
          label={labels.show}
          options={shows.map((value) => ({ value, label: labels.shown[value] }))}
          value={show}
          onChange={setShow}
        />
      )}
    </FormDialog>
  );
}
