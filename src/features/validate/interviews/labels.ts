import { type Answer, type Commitment, interviewLimits } from '#domain/interview/interview.ts';
import type { NotCounted } from '#domain/judgement/entry.ts';
import type { Direction, Lens } from '#domain/ledger/ledger.ts';
import { asSentence } from '#domain/text/as-sentence.ts';
import { countOf, figureOf } from '#domain/text/figures.ts';
import { quotation } from '#domain/text/quotation.ts';
import { quoted } from '#domain/text/quoted.ts';
import { transcriptLimits } from '#domain/transcript/transcript.ts';
import type { TranscriptFailure } from '#domain/transcript/transcript-failure.ts';
import type { InterviewProblem } from '#machines/validate/interview-draft.ts';
import type { SaidBy } from '#machines/validate/record-quote.machine.ts';

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A date without a time, as people write it. */
export const dayText = (date: string): string => days.format(new Date(date));

export const commitmentLabels: Readonly<Record<Commitment, string>> = {
  none: 'None',
  time: 'Time',
  reputation: 'Reputation',
  money: 'Money',
};

export const answerLabels: Readonly<Record<Answer, string>> = { yes: 'Yes', no: 'No', unclear: 'Unclear' };

export const notCountedLabels: Readonly<Record<NotCounted, string>> = {
  'before-start': 'Not counted: logged before the start',
  'after-close': 'Not counted: logged after the close',
  removed: 'Not counted: removed',
};

export const markLabels: Readonly<Record<Direction, string>> = { '1': 'For', '-1': 'Against', '0': 'Neither' };

/** After Rob Fitzpatrick’s “The Mom Test”: ask about the past, not about the future, and never about your idea. */
export const scriptQuestions: Readonly<Record<Lens, readonly string[]>> = {
  desirability: [
    'When did this last happen to you? Walk me through it.',
    'What did you do about it? What else did you try?',
    'What did it cost you: time, money, nerves?',
    'How often does it happen?',
    'Who else should I talk to?',
  ],
  viability: [
    'How do you solve this today, and what do you pay for that?',
    'When did you last buy something for this? Who decided?',
    'Where does the money come from?',
    'What would have to be true for you to switch?',
    'Would you start with a paid pilot? What stands in the way?',
  ],
  feasibility: [
    'Which tools do you use for this today? Can you show me?',
    'Where does your current way break down?',
    'Who has to agree before you can use something new?',
    'Which data or access would it need? Who can give that?',
    'What happened the last time you introduced something like it?',
  ],
};

const interviews = (count: number): string => countOf(count, 'interview');

export const labels = {
  list: 'Interviews',
  lead: 'Ask what people did last time, not what they would do.',
  log: 'Log an interview',
  emptyTitle: 'No interviews yet',
  empty:
    'Talk to someone who has the problem, then write down what they did last time. It takes a minute. If you have a transcript, you can mark its sentences for or against an assumption.',
  /** `test`: what the running test is called that waits for them; `planned`: how many it needs at most. */
  emptyFor: (test: string, planned: number) =>
    `Your test ${quotation(test)} is running, with up to ${interviews(planned)}. After each talk, write down what they did last time. It takes a minute.`,
  form: {
    person: 'Who',
    personHint: 'A name or a note to yourself. Reports and shared links leave it out, and you can erase it.',
    lastTime: 'What they did last time',
    lastTimeHint: 'What happened, what they tried, what they paid.',
    commitment: 'Commitment',
    commitmentHint: 'What they gave up: time, their reputation, money.',
    answer: 'Answer',
    answerHint: 'Does what they did support the assumption?',
    yesWhen: (said: string) => `Counts as a yes when: ${said}`,
    answerTo: (test: string) => `${asSentence(test)} Unclear counts as no.`,
    on: 'Date',
    onUnfinished: 'Enter the whole date.',
    experiment: 'Experiment',
    noExperiment: 'None',
    decidedTitle: 'This test is decided',
    decided: 'Another interview won’t change it. Choose another test for this one, or none.',
    verdict: 'Your test is decided',
    verdictAbove: 'Your test is decided. Its learning card is above.',
    next: 'Log the next interview',
    save: 'Save interview',
    close: 'Close',
    script: 'Questions to ask',
    logged: (person: string) => `Logged the interview with ${quoted(person)}. Ready for the next one.`,
  },
  edit: {
    title: 'Edit interview',
    save: 'Save changes',
    cancel: 'Cancel',
    discard: 'Discard your changes?',
    discardText: 'What you typed will be lost. The interview stays as it was.',
    keep: 'Keep editing',
    confirmDiscard: 'Discard',
    erased: 'This person was erased. Only what was counted can be corrected.',
  },
  row: {
    erased: 'Erased person',
    numbered: (number: number) => `Interview ${figureOf(number)}`,
    counted: 'Counted',
    logged: 'Logged',
    removedWord: 'Removed',
    unclear: 'Unclear, counts as no',
    waiting: 'Waiting to sync',
    erasing: 'Erasing when you’re back online',
    committed: (commitment: Commitment) => `Commitment: ${commitmentLabels[commitment].toLowerCase()}`,
    more: (person: string) => `More for ${person}`,
    edit: 'Edit…',
    transcript: 'Read transcript…',
    transcriptButton: 'Read transcript',
    transcriptOf: (person: string) => `Read transcript: ${person}`,
    transcriptHint: 'Mark what they said, for or against. The file never leaves this browser.',
    remove: 'Remove',
    restore: 'Restore',
    erase: 'Erase person…',
    quotes: (count: number) => countOf(count, 'quote'),
    removed: 'Interview removed.',
  },
  group: {
    none: 'Without an experiment',
    untitled: 'A test without a question',
    open: 'See the experiment',
    tally: (yes: number, counted: number) => `${figureOf(yes)} yes of ${figureOf(counted)} counted`,
    unclear: 'Unclear counts as no.',
    total: interviews,
  },
  erase: {
    title: (person: string) => `Erase ${quoted(person)}?`,
    text: 'The name, what they did last time and the words of their quotes are deleted for good, on our server and on your devices. This can’t be undone.',
    stays: 'The date, answer, commitment and marks stay, so your counts and verdicts don’t change.',
    confirm: 'Erase person',
  },
  proposed: {
    list: (person: string) => `Proposed quotes from ${person}`,
    lead: (count: number) =>
      `${countOf(count, 'quote')} proposed by an assistant. ${count === 1 ? 'It counts' : 'They count'} for nothing until you accept.`,
    by: (name: string) => `Proposed by ${name === '' ? 'an assistant' : name}.`,
    accept: 'Accept',
    dismiss: 'Dismiss',
  },
  quotes: {
    list: (person: string) => `Quotes from ${person}`,
    erased: 'Erased words',
    about: (assumption: string) => `About: ${assumption}`,
    gone: 'an assumption that isn’t here',
    record: 'Record as evidence…',
    recorded: 'Recorded as evidence',
    unmark: 'Remove mark',
    counting: 'A test counts the answer, not the marks. Record a quote as evidence to add it to the score.',
  },
  evidence: {
    title: 'Record as evidence',
    count: 'How many customers said it?',
    counts: { '1': '1 customer', '2': '2 customers', '3': '3 or more' } satisfies Record<SaidBy, string>,
    weight: (weight: number) => `Weight ${weight}`,
    text: 'What it shows',
    textHint: 'No names: evidence stays when you erase a person. The quote itself is linked.',
    suggested: (date: string) => `Customer quote, interview of ${dayText(date)}`,
    empty: 'Say in a few words what the quote shows.',
    tooLong: 'Shorten this to 2,000 characters.',
    kind: 'An anecdote by your own account: it weighs at most 1.',
    confirm: 'Record evidence',
    cancel: 'Cancel',
  },
  reader: {
    title: (person: string) => `Transcript: ${person}`,
    intro:
      'The file is read in this browser and never uploaded. Only the sentences you mark are saved to your account.',
    drop: 'Drop a .txt, .vtt, .srt or .docx file here',
    paste: 'Or paste the transcript',
    placeholder: 'Anna: We tried that in May…',
    read: 'Read',
    pasted: 'pasted.txt',
    reading: (name: string) => `Reading ${name}`,
    failed: (name: string) => `${name} wasn’t opened`,
    pastedKept: 'What you pasted is still here.',
    cancel: 'Cancel',
    done: 'Done',
    another: 'Another transcript',
    assumption: 'Mark sentences for',
    noAssumptions: 'State an assumption first: sentences are marked for or against one.',
    sentences: 'Sentences',
    count: (count: number) => countOf(count, 'sentence'),
    marks: 'Mark the sentence',
    unmark: 'Remove mark',
    counting:
      'A mark, for or against, changes no test and no score. The test counts the answer; a quote counts once you record it as evidence.',
    hint: 'Arrow keys move. 1 for, 2 against, 3 neither, 0 removes the mark.',
    touchHint: 'Tap a sentence, then choose a mark.',
    keep: 'Keep the transcript in this browser',
    thrown: 'The transcript is gone when you close this. Your marks stay.',
    kept: 'It’s here until you remove the interview, erase the person or sign out. It’s never uploaded.',
    notKept: 'This browser couldn’t keep it. It’s gone when you close this; your marks stay.',
    marked: (mark: Direction | 'none') => (mark === 'none' ? 'Mark removed' : `Marked: ${markLabels[mark]}`),
    named: (mark: Direction | undefined, speaker: string | null, text: string) =>
      `${mark === undefined ? '' : `${markLabels[mark]}: `}${speaker === null ? '' : `${speaker}, `}${text}`,
  },
} as const;

const problems: Readonly<Record<string, string>> = {
  'person missing': 'Enter who you talked to.',
  'person too-long': `Shorten this to ${interviewLimits.person} characters.`,
  'lastTime too-long': `Shorten this to ${figureOf(interviewLimits.lastTime)} characters.`,
  'commitment missing': 'Choose what they committed.',
  'answer missing': 'Choose an answer.',
  'experimentId decided': 'Choose another test, or none.',
  'on no-date': 'Enter a date.',
  'on in-future': 'Enter a day that isn’t in the future.',
};

/** Message about the problem of a field; undefined if there is none. */
export const problemText = (field: string, problem: InterviewProblem | undefined): string | undefined =>
  problem && problems[`${field} ${problem}`];

const megabytes = transcriptLimits.bytes / 1_000_000;

export const failureTexts: Readonly<Record<TranscriptFailure, string>> = {
  'too-large': `The file is larger than ${megabytes} MB. Save the transcript as plain text and try again.`,
  'too-long': `The transcript is longer than ${figureOf(transcriptLimits.sentences)} sentences. Split it and open the parts.`,
  empty: 'There are no words in it. Choose another file.',
  'not-text': 'This isn’t plain text in UTF-8. Save it as UTF-8 and try again.',
  'not-captions': 'The captions in it can’t be read in full. Check the file, or save it as plain text.',
  'not-docx': 'This isn’t a Word document we can read: it may be damaged or protected by a password.',
  unsupported: 'We read .txt, .vtt, .srt and .docx files. Save the transcript as one of these.',
  unexpected: 'Something went wrong while reading it. Try again.',
};
