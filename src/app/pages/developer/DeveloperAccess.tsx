import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import { isAllowed, type Role } from '#domain/team/role.ts';
import type { User } from '#domain/user/user.ts';
import { AssistantList } from '#features/settings/developer/AssistantList.tsx';
import { DeveloperSection } from '#features/settings/developer/DeveloperSection.tsx';
import type { Place } from '#features/settings/developer/place.ts';
import { TokenList } from '#features/settings/developer/TokenList.tsx';
import { WebhookList } from '#features/settings/developer/WebhookList.tsx';
import { selectUser } from '#machines/shell/user.store.ts';
import { accountIdentityOf } from '../../account-identity.ts';
import { activityKey } from '../../account-queries.ts';
import { useApp } from '../../app-context.ts';
import { queryClient } from '../../query-client.ts';
import { useFlow } from '../../use-flow.ts';
import { assistantsFlow, deliveriesFlow, tokensFlow, webhooksFlow } from './developer-flows.ts';

export interface DeveloperAccessProps {
  /** How the founder can show who they are. */
  readonly ways: readonly ReauthenticationMethod[];
}

/** The ways in and out for programs, in all of the founder's workspaces. */
export default function DeveloperAccess({ ways }: DeveloperAccessProps) {
  const { actorOf, services } = useApp();
  const user = useSelector(actorOf('user'), selectUser);
  const current = useAtom(services.workspace.id);
  if (!user || current === null) return null;
  const places = placesOf(user, current);
  const editable = places.filter(({ role }) => isAllowed(role, 'edit'));
  return (
    <DeveloperSection>
      {/* Another start if there are other workspaces. */}
      <Tokens key={places.map(({ id }) => id).join()} places={places} current={current} ways={ways} />
      <Assistants key={`to ${places.map(({ id }) => id).join()}`} places={places} />
      {editable.length > 0 && (
        <Webhooks key={`of ${editable.map(({ id }) => id).join()}`} places={editable} current={current} />
      )}
    </DeveloperSection>
  );
}

/** A workspace, and the founder's role in it. */
interface Member extends Place {
  readonly role: Role;
}

interface TokensProps extends DeveloperAccessProps {
  readonly places: readonly Place[];
  readonly current: string;
}

function Tokens({ places, current, ways }: TokensProps) {
  const app = useApp();
  const flow = useFlow(
    tokensFlow(app.services, {
      identity: accountIdentityOf(app),
      workspaceIds: places.map(({ id }) => id),
      tellChanged: () => void queryClient.invalidateQueries({ queryKey: activityKey }),
    }),
  );
  return <TokenList flow={flow} places={places} current={current} ways={ways} />;
}

function Assistants({ places }: Pick<TokensProps, 'places'>) {
  const { services } = useApp();
  const flow = useFlow(
    assistantsFlow(services, {
      workspaceIds: places.map(({ id }) => id),
      tellChanged: () => void queryClient.invalidateQueries({ queryKey: activityKey }),
    }),
  );
  return <AssistantList flow={flow} places={places} />;
}

function Webhooks({ places, current }: Omit<TokensProps, 'ways'>) {
  const { services } = useApp();
  const flow = useFlow(
    webhooksFlow(
      services,
      places.map(({ id }) => id),
    ),
  );
  const deliveries = useFlow(deliveriesFlow(services));
  const first = places.some(({ id }) => id === current) ? current : (places[0]?.id ?? current);
  return <WebhookList flow={flow} deliveries={deliveries} places={places} current={first} />;
}

/** Records of old name no workspaces: then there is the one that is open. */
const placesOf = ({ workspaces = [] }: User, current: string): readonly Member[] =>
  workspaces.length > 0 ? workspaces : [{ id: current, name: '', role: 'owner' }];
