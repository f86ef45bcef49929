import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import type { ProofWay } from '#domain/account/proof.ts';
import type { User } from '#domain/user/user.ts';
import { DeveloperSection } from '#features/settings/developer/DeveloperSection.tsx';
import type { Place } from '#features/settings/developer/place.ts';
import { TokenList } from '#features/settings/developer/TokenList.tsx';
import { selectUser } from '#machines/shell/user.store.ts';
import { accountIdentityOf } from '../../account-identity.ts';
import { activityKey } from '../../account-queries.ts';
import { useApp } from '../../app-context.ts';
import { queryClient } from '../../query-client.ts';
import { useFlow } from '../../use-flow.ts';
import { tokensFlow } from './tokens-flow.ts';

export interface DeveloperAccessProps {
  /** How the founder can show who they are. */
  readonly ways: readonly ProofWay[];
}

/** The ways in and out for programs, in all of the founder's workspaces. */
export default function DeveloperAccess({ ways }: DeveloperAccessProps) {
  const { actorOf, services } = useApp();
  const user = useSelector(actorOf('user'), selectUser);
  const current = useAtom(services.workspace.id);
  if (!user || current === null) return null;
  const places = placesOf(user, current);
  return (
    <DeveloperSection>
      {/* Another start if there are other workspaces. */}
      <Tokens key={places.map(({ id }) => id).join()} places={places} current={current} ways={ways} />
    </DeveloperSection>
  );
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

/** Records of old name no workspaces: then there is the one that is open. */
const placesOf = ({ workspaces = [] }: User, current: string): readonly Place[] =>
  workspaces.length > 0 ? workspaces.map(({ id, name }) => ({ id, name })) : [{ id: current, name: '' }];
