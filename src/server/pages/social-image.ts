const image = {
  path: '/social.png',
  width: 1200,
  height: 630,
  alt: 'A survey stake with an orange flag on contour lines: prove the idea before you build it',
};

/** The one picture that stands for every page where a link is passed on. */
export const socialImage = (publicUrl: string): Readonly<Record<string, string>> => ({
  'og:image': publicUrl + image.path,
  'og:image:width': String(image.width),
  'og:image:height': String(image.height),
  'og:image:alt': image.alt,
});
