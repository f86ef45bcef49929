import { useSelector } from '@xstate/react';
import { Archive, Ellipsis, FileJson, FileSpreadsheet, FileUp, Scale } from 'lucide-react';
import { labels } from '#features/idea-vault/labels.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import type { MenuEntry } from '#ui/MenuRows.tsx';

export interface VaultToolMenusProps {
  readonly vault: IdeaVaultActor;
  readonly areCriteriaReady: boolean;
  readonly onCriteria: () => void;
  readonly onImport: () => void;
  readonly onExport: (format: 'csv' | 'json') => void;
}

/** The tools of the vault in one row; on phones behind one button. */
export function VaultToolMenus(props: VaultToolMenusProps) {
  const { vault, areCriteriaReady, onCriteria } = props;
  const isArchived = useSelector(vault, ({ context }) => context.query.isArchived);
  const turn = () => vault.send({ type: 'query.changed', change: { isArchived: !isArchived } });
  const transfer = transferEntries(props);
  const criteria: MenuEntry = {
    id: 'criteria',
    label: labels.tools.criteria,
    icon: <Scale aria-hidden="true" />,
    isDisabled: !areCriteriaReady,
    onAction: onCriteria,
  };
  const archive: MenuEntry = {
    id: 'archived',
    label: labels.tools.showArchived,
    icon: <Archive aria-hidden="true" />,
    onAction: turn,
  };
  return (
    <>
      <span className={elsewhere}>
        <Button variant="quiet" isDisabled={!areCriteriaReady} onPress={onCriteria}>
          <Scale aria-hidden="true" />
          {labels.tools.criteria}
        </Button>
        <Menu
          trigger={
            <Button variant="quiet">
              <FileUp aria-hidden="true" />
              {labels.tools.transfer}
            </Button>
          }
          groups={transfer}
        />
      </span>
      {/* The way back is seen everywhere: it also says which ideas these are. */}
      <span className={isArchived ? everywhere : elsewhere}>
        <Button variant="quiet" onPress={turn}>
          {isArchived ? labels.tools.showCurrent : labels.tools.showArchived}
        </Button>
      </span>
      <span className={onPhones}>
        <Menu
          trigger={<IconButton label={labels.tools.more} icon={<Ellipsis aria-hidden="true" />} />}
          groups={[[criteria], ...transfer, ...(isArchived ? [] : [[archive]])]}
        />
      </span>
    </>
  );
}

const transferEntries = ({ onImport, onExport }: VaultToolMenusProps): MenuEntry[][] => [
  [
    {
      id: 'import',
      label: labels.tools.import,
      note: labels.tools.importNote,
      icon: <FileUp aria-hidden="true" />,
      onAction: onImport,
    },
  ],
  [
    {
      id: 'csv',
      label: labels.tools.csv,
      note: labels.tools.csvNote,
      icon: <FileSpreadsheet aria-hidden="true" />,
      onAction: () => onExport('csv'),
    },
    {
      id: 'json',
      label: labels.tools.json,
      note: labels.tools.jsonNote,
      icon: <FileJson aria-hidden="true" />,
      onAction: () => onExport('json'),
    },
  ],
];

const everywhere = css({ display: 'contents' });
const elsewhere = css({ display: { base: 'none', tablet: 'contents' } });
const onPhones = css({ hideFrom: 'tablet' });
