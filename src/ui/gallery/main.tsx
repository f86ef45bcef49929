import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/global.css';
import { Gallery } from './Gallery.tsx';
import { storiesOf } from './stories.ts';

// `?theme=dark&components=Dialog,Menu`
const wanted = new URLSearchParams(location.search);
const theme = wanted.get('theme');
if (theme === 'dark' || theme === 'light') document.documentElement.dataset['theme'] = theme;

const host = document.querySelector('#gallery');
if (!host) throw new Error('gallery.html has no element #gallery');
createRoot(host).render(
  <StrictMode>
    <Gallery groups={storiesOf(wanted.get('components')?.split(',') ?? null)} />
  </StrictMode>,
);
