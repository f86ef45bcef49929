import '@puckeditor/core/puck.css';
import { createUsePuck, Puck } from '@puckeditor/core';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const usePuck = createUsePuck();
const zone = 'root:default-zone';

const config = {
  components: {
    Text: {
      fields: { heading: { type: 'text' }, body: { type: 'textarea' } },
      render: ({ id, heading, body }) =>
        createElement('section', { 'data-block': id }, createElement('h2', {}, heading), createElement('p', {}, body)),
    },
  },
};

/** Hands out what a founder would press. */
function Handle() {
  const dispatch = usePuck(({ dispatch: act }) => act);
  const history = usePuck(({ history: turns }) => turns);
  const select = (index) => dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } });
  window.editor = {
    select,
    edit: (index, props) =>
      dispatch({ type: 'replace', destinationIndex: index, destinationZone: zone, data: { type: 'Text', props } }),
    move: (index) =>
      dispatch({ type: 'reorder', sourceIndex: index, destinationIndex: index + 1, destinationZone: zone }),
    remove: (index) => dispatch({ type: 'remove', index, zone }),
    undo: () => history.back(),
  };
  return null;
}

window.mount = (blocks) => {
  const content = blocks.map(({ id, fields }) => ({ type: 'Text', props: { id, ...fields } }));
  createRoot(document.getElementById('host')).render(
    createElement(Puck, {
      ...{ config, data: { content, root: {} }, iframe: { enabled: false } },
      overrides: { headerActions: () => createElement(Handle) },
    }),
  );
};
