import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/global.css';
import { Gallery } from './Gallery.tsx';

const wanted = new URLSearchParams(location.search).get('theme');
if (wanted === 'dark' || wanted === 'light') document.documentElement.dataset['theme'] = wanted;

const host = document.querySelector('#gallery');
if (!host) throw new Error('gallery.html has no element #gallery');
createRoot(host).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
