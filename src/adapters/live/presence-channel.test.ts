import { expect, test } from 'vitest';
import type { Presence, PresenceHeard } from '#domain/presence/presence.ts';
import { createPresenceChannel } from './presence-channel.ts';

const here: Presence = { where: 'canvas', field: null, device: 'Firefox', cursor: null, selected: [] };
const heard: PresenceHeard = { type: 'presence', from: 'tab', account: 'mira', presence: here };

test('a browser whose founder has turned it off says only that it has gone, and hears of nobody', () => {
  let isShown = true;
  const [said, told]: [(Presence | null)[], PresenceHeard[]] = [[], []];
  const channel = createPresenceChannel(() => isShown);
  channel.say(here);
  channel.through({ say: (presence) => void said.push(presence) });
  const stop = channel.listen((each) => void told.push(each));
  channel.say(here);
  channel.heard(heard);
  isShown = false;
  channel.say(here);
  channel.say(null);
  channel.heard(heard);
  isShown = true;
  stop();
  channel.heard(heard);
  channel.through(null);
  channel.say(here);
  expect([said, told]).toEqual([[here, null], [heard]]);
});
