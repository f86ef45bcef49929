import { type Story, storyGroups } from './story.ts';

const modules = import.meta.glob<{ readonly story: Story }>('./stories/*.story.tsx', { eager: true });

export interface NamedStory extends Story {
  /** Name of the component, such as `PasswordField`. */
  readonly component: string;
  /** The same in words: "Password field". */
  readonly title: string;
}

const all: readonly NamedStory[] = Object.entries(modules).map(([path, { story }]) => {
  const component = path.replace(/^.*\/|\.story\.tsx$/g, '');
  const words = component.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { ...story, component, title: words };
});

export interface StoryGroup {
  readonly group: Story['group'];
  readonly stories: readonly NamedStory[];
}

/** All stories, or those of the named components. */
export function storiesOf(components: readonly string[] | null): readonly StoryGroup[] {
  const wanted = all.filter(({ component }) => components === null || components.includes(component));
  return storyGroups
    .map((group) => ({ group, stories: wanted.filter((story) => story.group === group) }))
    .filter(({ stories }) => stories.length > 0);
}
