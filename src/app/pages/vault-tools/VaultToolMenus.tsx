import { useSelector } from '@xstate/react';
import { Archive, Ellipsis, FileJson, FileSpreadsheet, FileUp, Scale } from 'lucide-react';
import type { IdeaVaultActor } from '#machines/idea-vault.machine.ts';
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
    label: 'Criteria',
    icon: <Scale aria-hidden="true" />,
    isDisabled: !areCriteriaReady,
    onAction: onCriteria,
  };
  const archive: MenuEntry = {
    id: 'archived',
    label: 'Show archived',
    icon: <Archive aria-hidden="true" />,
    onAction: turn,
  };
  return (
    <>
      <span className={elsewhere}>
        <Button variant="quiet" isDisabled={!areCriteriaReady} onPress={onCriteria}>
          <Scale aria-hidden="true" />
          Criteria
        </Button>
        <Menu
          trigger={
            <Button variant="quiet">
              <FileUp aria-hidden="true" />
              Import and export
            </Button>
          }
          groups={transfer}
        />
      </span>
      {/* The way back is seen everywhere: it also says which ideas these are. */}
      <span className={isArchived ? everywhere : elsewhere}>
        <Button variant="quiet" onPress={turn}>
          {isArchived ? 'Show current ideas' : 'Show archived'}
        </Button>
      </span>
      <span className={onPhones}>
        <Menu
          trigger={<IconButton label="More for the vault" icon={<Ellipsis aria-hidden="true" />} />}
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
      label: 'Import ideas…',
      note: 'CSV or JSON',
      icon: <FileUp aria-hidden="true" />,
      onAction: onImport,
    },
  ],
  [
    {
      id: 'csv',
      label: 'Export as CSV',
      note: 'For spreadsheets',
      icon: <FileSpreadsheet aria-hidden="true" />,
      onAction: () => onExport('csv'),
    },
    {
      id: 'json',
      label: 'Export as JSON',
      note: 'Everything, with criteria and saved filters',
      icon: <FileJson aria-hidden="true" />,
      onAction: () => onExport('json'),
    },
  ],
];

const everywhere = css({ display: 'contents' });
const elsewhere = css({ display: { base: 'none', tablet: 'contents' } });
const onPhones = css({ hideFrom: 'tablet' });
