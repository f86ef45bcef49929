import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection } from 'react-aria-components/Collection';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { css, cx } from '#styled-system/css';
import { dialog, listItems } from '#styled-system/recipes';
import { TextField } from './TextField.tsx';

export interface SearchListItem {
  readonly id: string;
  /** Text for screen readers. */
  readonly text: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** Said under it. */
  readonly note?: string;
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
  /** Groups of matching items, the best first. */
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
          <div className={scroller}>
            <Autocomplete inputValue={query} onInputChange={onQuery}>
              <div className={field}>
                <TextField
                  label={fieldLabel}
                  isLabelHidden
                  size="large"
                  placeholder={placeholder}
                  before={<Search aria-hidden="true" />}
                  autoFocus
                />
                {notice}
              </div>
              <Menu
                aria-label={title}
                items={groups}
                className={cx(rows.root, list)}
                renderEmptyState={() => <p className={rows.empty}>{empty}</p>}
                onAction={(id) => onChoose(String(id))}
              >
                {(group) => (
                  <MenuSection id={group.title} aria-label={group.title}>
                    <Header className={heading}>{group.title}</Header>
                    <Collection items={group.items}>
                      {({ id, text, label, icon, note, end }) => (
                        <MenuItem id={id} textValue={text} className={rows.item}>
                          {icon !== undefined && <span className={rows.icon}>{icon}</span>}
                          <span className={rows.text}>
                            <span className={rows.label}>{label}</span>
                            {note !== undefined && <span className={rows.note}>{note}</span>}
                          </span>
                          {end !== undefined && <span className={rows.end}>{end}</span>}
                        </MenuItem>
                      )}
                    </Collection>
                  </MenuSection>
                )}
              </Menu>
            </Autocomplete>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

// The field scrolls with its list and sticks to the top: so the keyboard reaches what scrolls.
const scroller = css({
  flex: '1',
  minHeight: '0',
  maxHeight: 'dialog',
  overflow: 'auto',
  borderRadius: 'dialog',
  scrollPaddingTop: '[calc({sizes.48} + {spacing.32})]',
  scrollPaddingBottom: '8',
});
const field = css({
  position: 'sticky',
  top: '0',
  zIndex: 'raised',
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  padding: '12',
  background: 'surface',
  borderBottom: 'hairline',
});
const list = css({ maxHeight: 'max', overflow: 'visible', padding: '8' });
const heading = css({
  paddingInline: '12',
  paddingTop: '8',
  paddingBottom: '4',
  color: 'ink.muted',
  textStyle: 'eyebrow',
});
