import '#ui/theme/global.css';
import { holdSubmission } from '#adapters/page/hold-submission.ts';
import { nextTask } from '#adapters/page/next-task.ts';
import { whenShown } from '#adapters/page/when-shown.ts';
import { hideSecrets } from '#adapters/router/router-browser.ts';
import { refreshKey } from '#adapters/storage/keys.ts';
import { local } from '#adapters/storage/local.ts';
import { showLoadFailed } from './load-failed.ts';
import { whenReady } from './mark-ready.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no root');
const root = container;

hideSecrets();
history.scrollRestoration = 'manual';
// Not awaited at the top level: code that is fetched later imports from this file's chunk and would wait for it forever.
begin().catch((fault: unknown) => {
  showLoadFailed(root);
  // For the browser's log.
  throw fault;
});

async function begin(): Promise<void> {
  if (location.pathname === '/inspector') {
    return (await import('./inspector/start-inspector.tsx')).startInspector(root);
  }
  // What the server has drawn can be read as it is: its styles, fonts and images come first.
  if ('prerendered' in root.dataset && !('returning' in document.documentElement.dataset)) {
    whenReady.then(holdSubmission(document));
    await whenShown();
  }
  // Reading takes as long as the rest of the start, and most of it happens elsewhere.
  if (local.get(refreshKey)) {
    import('#adapters/local-database/prefetch-snapshot.ts')
      .then(({ prefetchSnapshot }) => prefetchSnapshot(local))
      .catch(() => {});
  }
  const [{ start }, { draw }] = await Promise.all([import('./start.ts'), import('./draw.tsx')]);
  await nextTask();
  await start((booting) => draw(root, booting));
}
