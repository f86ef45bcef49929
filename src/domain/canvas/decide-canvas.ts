import type { Sent } from '../log/command-type.ts';
import { type Decision, reject } from '../log/decision.ts';
import { decideMoment } from '../log/name-moment.ts';
import { decideUndo } from '../undo/decide-undo.ts';
import { type Canvas, canvasLimits, emptyCanvas } from './canvas.ts';
import type { CanvasCommand } from './canvas-commands.ts';
import type { CanvasFact } from './canvas-facts.ts';
import { canvasField } from './canvas-fields.ts';
import { addedSize, canvasSize } from './canvas-size.ts';
import { editText } from './edit-text.ts';
import { groupNodes, reparentNodes } from './group-nodes.ts';
import { linkAssumption } from './link-assumption.ts';
import { lockNodes } from './lock-nodes.ts';
import { moveNodes } from './move-nodes.ts';
import { connectNodes, placeNodes } from './place-nodes.ts';
import { removeNodes, restoreNodes } from './remove-nodes.ts';
import { reorderNodes } from './reorder-nodes.ts';
import { resizeNodes } from './resize-nodes.ts';
import { restoreCanvas } from './restore-canvas.ts';
import { routeEdge } from './route-edge.ts';
import { revokeShare, shareCanvas, shareNode, shareSelection } from './share-node.ts';
import { styleNodes } from './style-nodes.ts';

/** Decides a canvas command whose data its schema has accepted. */
export function decideCanvas(canvas: Canvas | undefined, command: Sent<CanvasCommand>): Decision<CanvasFact> {
  if (command.type === 'PlaceNodes') return withinSize(canvas ?? emptyCanvas, placeNodes(canvas, command.data));
  return canvas ? withinSize(canvas, change(canvas, command, command.at)) : reject('node-missing');
}

/** Whatever makes a canvas smaller or leaves it as large can be done with one that is too large, too. */
function withinSize(canvas: Canvas, decision: Decision<CanvasFact>): Decision<CanvasFact> {
  if (decision.kind === 'rejected') return decision;
  const added = addedSize(canvas, decision.facts);
  return added > 0 && canvasSize(canvas) + added > canvasLimits.size ? reject('canvas-full') : decision;
}

function change(
  canvas: Canvas,
  command: Exclude<CanvasCommand, { type: 'PlaceNodes' }>,
  at: string,
): Decision<CanvasFact> {
  switch (command.type) {
    case 'MoveNodes':
      return moveNodes(canvas, command.data);
    case 'ResizeNodes':
      return resizeNodes(canvas, command.data);
    case 'StyleNodes':
      return styleNodes(canvas, command.data);
    case 'EditText':
      return editText(canvas, command.data);
    case 'ConnectNodes':
      return connectNodes(canvas, command.data);
    case 'RouteEdge':
      return routeEdge(canvas, command.data);
    case 'ReorderNodes':
      return reorderNodes(canvas, command.data);
    case 'GroupNodes':
      return groupNodes(canvas, command.data);
    case 'ReparentNodes':
      return reparentNodes(canvas, command.data);
    case 'LockNodes':
      return lockNodes(canvas, command.data);
    case 'RemoveNodes':
      return removeNodes(canvas, command.data);
    case 'RestoreNodes':
      return restoreNodes(canvas, command.data);
    case 'LinkAssumption':
      return linkAssumption(canvas, command.data);
    case 'ShareNode':
      return shareNode(canvas, command.data, at);
    case 'ShareSelection':
      return shareSelection(canvas, command.data, at);
    case 'ShareCanvas':
      return shareCanvas(canvas, command.data, at);
    case 'RevokeShare':
      return revokeShare(canvas, command.data);
    case 'NameMoment':
      return decideMoment(canvas.moments, command.data);
    case 'UndoChange':
      return decideUndo(
        (field) => canvasField(canvas, field),
        command.data,
        (wanted) => restoreCanvas(canvas, wanted, command.data.undoes !== undefined),
      );
  }
}
