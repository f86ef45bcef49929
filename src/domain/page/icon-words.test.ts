import { expect, test } from 'vitest';
import { iconFor } from './icon-words.ts';

test.each([
  ['Scan a bill: the prices are read', 'camera'],
  ['A warning in time', 'bell'],
  ['From €5 for each', 'wallet'],
  ['Ask in the street', 'chat'],
  ['See the diff', 'code'],
  ['Many different things', 'check'],
  ['Insured from door to door', 'shield'],
  ['Tools that last', 'wrench'],
  ['Something else', 'check'],
  // "Masked" asks nothing, and "Bildung" shows no picture.
  ['Masked data', 'check'],
  ['Bildung für alle', 'check'],
  ['Terminals such as yours, fragile or not', 'check'],
  ['Foto vom Beleg genügt', 'camera'],
  ['Erinnert an die Rückgabe', 'bell'],
  ['Geschützt durch eine Kaution', 'shield'],
  ['Preise auf einen Blick', 'wallet'],
  ['Überblick über jedes Beet', 'chart'],
  ['Termine in zwei Klicks buchen', 'calendar'],
  ['Für Nachbarn gemacht', 'users'],
  ['In Ihrer Nähe', 'map'],
  ['Geliefert bis an die Tür', 'check'],
  ['Lieferung bis an die Tür', 'truck'],
  ['Schnell wie ein Gang zum Schuppen', 'clock'],
  ['Suchen, was gerade frei ist', 'search'],
  ['パンの原価がわかる', 'wallet'],
  ['近所の人とつながる', 'users'],
  ['写真を撮るだけ', 'camera'],
  ['予約は二回のクリックで', 'calendar'],
  ['Werkzeug für jedes Beet', 'wrench'],
  ['توصيل إلى باب المنزل', 'truck'],
  ['أدوات من الجيران', 'users'],
  ['الأسعار كلها في مكان واحد', 'wallet'],
])('"%s" has the icon %s', (text, icon) => {
  expect(iconFor(text)).toBe(icon);
});
