import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect } from 'react';
import type { Interview, Quote } from '#domain/interview/interview.ts';
import { partOf } from '#domain/log/parts.ts';
import { labels } from '#features/validate/interviews/labels.ts';
import { RecordQuoteDialog } from '#features/validate/interviews/RecordQuoteDialog.tsx';
import { recordQuoteMachine } from '#machines/validate/record-quote.machine.ts';
import { ledgerOf } from '#machines/validate/select-ledger.ts';
import { useApp } from '../../../app-context.ts';
import { useFlow } from '../../../use-flow.ts';
import { useWhenOver } from '../../../use-when-over.ts';

export interface RecordQuoteProps {
  readonly projectId: string;
  readonly interview: Interview;
  readonly quoteId: string;
  readonly onClose: () => void;
}

/** A quote that is still there becomes evidence. */
export function RecordQuote({ quoteId, ...props }: RecordQuoteProps) {
  const quote = partOf(props.interview.quotes, quoteId);
  const { onClose } = props;
  useEffect(() => {
    if (!quote) onClose();
  }, [quote, onClose]);
  return quote ? <OneQuote {...props} quote={quote} /> : null;
}

function OneQuote({ projectId, interview, quote, onClose }: Omit<RecordQuoteProps, 'quoteId'> & { quote: Quote }) {
  const { services } = useApp();
  const ledger = useAtom(ledgerOf(services.workspace, projectId));
  const record = useFlow(recordQuoteMachine, {
    projectId,
    interviewId: interview.id,
    quote,
    text: labels.evidence.suggested(interview.on),
  });
  useWhenOver(record, onClose);
  const assumption = partOf(ledger.assumptions, quote.assumptionId)?.text ?? labels.quotes.gone;
  return <RecordQuoteDialog record={record} assumption={assumption} newId={services.newId} />;
}
