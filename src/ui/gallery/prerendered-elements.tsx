import type { ReactElement } from 'react';
import { Badge } from '../Badge.tsx';
import { Button } from '../Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { Chart } from '../Chart.tsx';
import { CheckField } from '../CheckField.tsx';
import { DateDisplay } from '../DateDisplay.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { ContourDrawing } from '../drawings/ContourDrawing.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { Heading } from '../Heading.tsx';
import { InlineMessage } from '../InlineMessage.tsx';
import { Keys } from '../Keys.tsx';
import { Link } from '../Link.tsx';
import { Mark } from '../Mark.tsx';
import { NextStep } from '../NextStep.tsx';
import { RangeField } from '../RangeField.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Splash } from '../Splash.tsx';
import { StatusWord } from '../StatusWord.tsx';
import { TextField } from '../TextField.tsx';
import { Verdict } from '../Verdict.tsx';
import { sampleWalk } from './sample-charts.ts';

/** Components that prerendered pages may use, by name. */
export const prerenderedElements: Readonly<Record<string, ReactElement>> = {
  Badge: <Badge>New</Badge>,
  Button: <Button>Save</Button>,
  ButtonLink: <ButtonLink href="/sign-in">Sign in</ButtonLink>,
  DateDisplay: <DateDisplay at="2026-03-14T09:26:00Z" timeZone="UTC" />,
  Disclosure: <Disclosure summary="Who reads my ideas?">No one.</Disclosure>,
  EmptyState: <EmptyState title="No ideas yet" drawing={<ContourDrawing />} />,
  Chart: <Chart name="From pace" data={sampleWalk} />,
  CheckField: <CheckField label="Count friends" isSelected onChange={() => {}} />,
  RangeField: <RangeField label="Paid" value={2} onChange={() => {}} min={0} max={9} format={String} />,
  Heading: <Heading level={1}>Pricing</Heading>,
  Subheading: <Heading level={2}>Now</Heading>,
  InlineMessage: <InlineMessage tone="info">A new version is ready.</InlineMessage>,
  Keys: <Keys keys={['Ctrl', 'K']} />,
  Link: <Link href="/pricing">Pricing</Link>,
  Mark: <Mark />,
  NextStep: <NextStep type="submit">Start with this idea</NextStep>,
  Skeleton: <Skeleton label="Loading" />,
  Splash: <Splash title="Starting the product" />,
  StatusWord: <StatusWord sign="half">Testing</StatusWord>,
  TextField: <TextField label="Your idea" />,
  Verdict: <Verdict verdict="inconclusive" />,
};
