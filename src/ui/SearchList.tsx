import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection } from 'react-aria-components/Collection';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { css } from '#styled-system/css';
import { dialog, listItems } from '#styled-system/recipes';
import { TextField } from './TextField.tsx';

export interface SearchListItem {
  readonly id: string;
  /** What is read out. */
  readonly text: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** Shown at the end, such as a key. */
  readonly end?: ReactNode;
}

export interface SearchListGroup {
  /** Also its accessible name. */
  readonly title: string;
  readonly items: readonly SearchListItem[];
}

export interface SearchListProps {
  /** The accessible name of the dialog. */
  readonly title: string;
  /** The accessible name of the field. */
  readonly fieldLabel: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Those that fit, the best first. */
  readonly groups: readonly SearchListGroup[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
  /** Said where nothing fits. */
  readonly empty: string;
  /** Said under the field, such as why the last choice did not work. */
  readonly notice?: ReactNode;
}

/** A field over a list of actions: the arrows walk the list while the focus stays in the field. */
export function SearchList(props: SearchListProps) {
  const { title, fieldLabel, placeholder, query, onQuery, groups, onChoose, onClose, empty, notice } = props;
  const frame = dialog({ place: 'top' });
  const rows = listItems();
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()} className={frame.overlay}>
      <Modal className={frame.modal}>
        <Dialog aria-label={title} className={frame.dialog}>
          <Autocomplete inputValue={query} onInputChange={onQuery}>
            <div className={field}>
              <TextField
                label={fieldLabel}
                isLabelHidden
                size="large"
                look="bare"
                placeholder={placeholder}
                before={<Search aria-hidden="true" />}
                autoFocus
              />
            </div>
            {notice !== undefined && <div className={css({ padding: '12' })}>{notice}</div>}
            <Menu
              aria-label={title}
              items={groups}
              className={`${rows.root} ${list}`}
              renderEmptyState={() => <p className={rows.empty}>{empty}</p>}
              onAction={(id) => onChoose(String(id))}
            >
              {(group) => (
                <MenuSection id={group.title} aria-label={group.title}>
                  <Header className={heading}>{group.title}</Header>
                  <Collection items={group.items}>
                    {({ id, text, label, icon, end }) => (
                      <MenuItem id={id} textValue={text} className={rows.item}>
                        <span className={rows.icon}>{icon}</span>
                        <span className={rows.label}>{label}</span>
                        {end !== undefined && <span className={rows.end}>{end}</span>}
                      </MenuItem>
                    )}
                  </Collection>
                </MenuSection>
              )}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const field = css({ paddingInline: '12', paddingTop: '4' });
const list = css({ flex: '1', minHeight: '0', padding: '8' });
const heading = css({
  paddingInline: '12',
  paddingTop: '8',
  paddingBottom: '4',
  color: 'ink.muted',
  textStyle: 'eyebrow',
});
