import { Search } from 'lucide-react';
import { useState } from 'react';
import { PasswordField } from '../PasswordField.tsx';
import { Select } from '../Select.tsx';
import { TagInput } from '../TagInput.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { States } from './States.tsx';
import type { Story } from './story.ts';

const statuses = [
  { value: 'inbox', label: 'Inbox', note: 'Captured, not looked at yet' },
  { value: 'exploring', label: 'Exploring' },
  { value: 'testing', label: 'Testing' },
  { value: 'killed', label: 'Killed', isDisabled: true },
] as const;

function Example() {
  const [status, setStatus] = useState<(typeof statuses)[number]['value'] | null>('exploring');
  const [tags, setTags] = useState<readonly string[]>(['agencies', 'b2b', 'pricing']);
  return (
    <States as="grid">
      <TextField label="E-mail" type="email" autoComplete="email" placeholder="you@example.org" />
      <TextField label="Title" defaultValue="Invoices that chase themselves" description="At most 140 characters." />
      <TextField label="Name" defaultValue="" error="Give it a name, so that you find it again." />
      <TextField label="Workspace" defaultValue="Sealed" isDisabled />
      <TextField label="Find an idea" type="search" before={<Search aria-hidden="true" />} placeholder="Title or tag" />
      <TextField label="New idea" look="bare" placeholder="What did you notice?" />
      <TextField label="Your idea" size="large" placeholder="A sentence is enough" />
      <TextArea label="Problem" placeholder="Who has it, and what do they do today?" />
      <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        defaultValue="correct horse"
        strength={{ level: 2, word: 'Fair' }}
        description="At least 12 characters."
      />
      <Select label="Status" options={statuses} value={status} onChange={setStatus} />
      <Select label="Column" options={statuses} value={null} onChange={setStatus} error="Choose a column." />
      <TagInput label="Tags" tags={tags} onChange={setTags} maxTags={20} description="Enter adds a tag." />
    </States>
  );
}

export const story: Story = {
  title: 'Fields',
  use: 'Every control has its label above it; an error says what to do.',
  Example,
};
