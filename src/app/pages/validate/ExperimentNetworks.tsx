import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { countedWords } from '#domain/experiment/counted-words.ts';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Intake } from '#domain/intake/intake.ts';
import { intakeStream } from '#domain/intake/intake-stream.ts';
import { networksOf } from '#domain/judgement/networks-of.ts';
import { registerStream } from '#domain/log/stream-kinds.ts';
import { ExcludeNetworkDialog } from '#features/validate/experiments/ExcludeNetworkDialog.tsx';
import { networkLabels as labels } from '#features/validate/experiments/labels.ts';
import { NetworkList } from '#features/validate/experiments/NetworkList.tsx';
import { excludeNetworkMachine } from '#machines/people/exclude-network.machine.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { offerTakingBack } from '../offer-taking-back.ts';

registerStream(intakeStream);

interface ExperimentNetworksProps {
  readonly experiment: Experiment;
  readonly intake: Intake | undefined;
}

/** From which networks an experiment's entries came. Each can be excluded, after which it is judged anew. */
export function ExperimentNetworks({ experiment, intake }: ExperimentNetworksProps) {
  const { actorOf, services } = useApp();
  const flow = useFlow(
    excludeNetworkMachine.provide({
      actions: {
        offerUndo: (_, { drafts }) => offerTakingBack(actorOf('toasts'), services, { message: labels.done, drafts }),
      },
    }),
  );
  const isExcluding = useSelector(flow, (snapshot) => snapshot.matches('excluding'));
  const networks = useMemo(() => networksOf(experiment, intake), [experiment, intake]);
  if (!intake) return null;
  return (
    <>
      <NetworkList pageId={intake.id} networks={networks} words={countedWords[experiment.method]} flow={flow} />
      {isExcluding && <ExcludeNetworkDialog flow={flow} />}
    </>
  );
}
