import { NotFoundScreen } from '#features/not-found/NotFoundScreen.tsx';
import { useApp } from '../app-context.ts';

export default function NotFoundPage() {
  const { navigate } = useApp().services;
  return <NotFoundScreen onHome={() => navigate({ name: 'home' })} />;
}
