import { useSelector } from '@xstate/react';

import { ProfileFigures } from '#features/profile/ProfileFigures.tsx';
import { ProfileScreen } from '#features/profile/ProfileScreen.tsx';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { OwnAvatar } from '../OwnAvatar.tsx';
import type { PageProps } from '../page-props.ts';
import { Predictions } from './Predictions.tsx';

export default function ProfilePage({ place }: PageProps) {
  const { actorOf, services } = useApp();
  return (
    <ProfileScreen
      user={useSelector(actorOf('user'), selectUser)}
      avatar={<OwnAvatar size="large" />}
      figures={<ProfileFigures workspace={services.workspace} />}
      predictions={<Predictions projectId={place.params['projectId']} />}
    />
  );
}
