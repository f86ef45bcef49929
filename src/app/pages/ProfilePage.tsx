import { useSelector } from '@xstate/react';
import { ProfileFigures } from '#features/profile/ProfileFigures.tsx';
import { ProfileScreen } from '#features/profile/ProfileScreen.tsx';
import { selectUser } from '#machines/user.store.ts';
import { useApp } from '../app-context.ts';
import { OwnAvatar } from '../OwnAvatar.tsx';

export default function ProfilePage() {
  const { actorOf, services } = useApp();
  return (
    <ProfileScreen
      user={useSelector(actorOf('user'), selectUser)}
      avatar={<OwnAvatar size="large" />}
      figures={<ProfileFigures workspace={services.workspace} />}
    />
  );
}
