import { applyNodeChanges, type Edge, MarkerType, type Node, ReactFlow, type ReactFlowInstance } from '@xyflow/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { eachPart } from '../../../src/domain/log/parts.ts';
import { aLargeCanvas } from '../../fixtures/a-large-canvas.ts';
import { type GestureName, run, swing } from './gesture.ts';
import '@xyflow/react/dist/style.css';

const edgeTypes = { straight: 'straight', curved: 'default', elbow: 'smoothstep' } as const;

function Flow(props: {
  nodes: Node[];
  edges: Edge[];
  onReady: (flow: ReactFlowInstance, select: (isSelected: boolean) => void) => void;
}) {
  const [nodes, setNodes] = useState(props.nodes);
  const select = (isSelected: boolean) => setNodes((all) => all.map((node) => ({ ...node, selected: isSelected })));
  return (
    <ReactFlow
      nodes={nodes}
      edges={props.edges}
      onNodesChange={(changes) => setNodes((all) => applyNodeChanges(changes, all))}
      onInit={(flow) => props.onReady(flow, select)}
      minZoom={0.01}
      fitView
      fitViewOptions={{ padding: 0 }}
    />
  );
}

/** Runs in the page: the same canvas in React Flow, whose own nodes show the text. */
async function openCanvas(count: number): Promise<void> {
  const canvas = aLargeCanvas(count);
  const nodes = [...eachPart(canvas.nodes)].map(
    ({ id, x, y, width, height, text }): Node => ({
      id,
      position: { x, y },
      data: { label: text },
      style: { width, height },
      width,
      height,
    }),
  );
  const edges = [...eachPart(canvas.edges)].flatMap(({ id, from, to, route }): Edge[] =>
    'node' in from && 'node' in to
      ? [{ id, source: from.node, target: to.node, type: edgeTypes[route], markerEnd: { type: MarkerType.Arrow } }]
      : [],
  );
  const host = document.getElementById('host') as HTMLElement;
  const [flow, select] = await new Promise<[ReactFlowInstance, (isSelected: boolean) => void]>((resolve) => {
    createRoot(host).render(<Flow nodes={nodes} edges={edges} onReady={(flow, select) => resolve([flow, select])} />);
  });
  while (document.querySelectorAll('.react-flow__edge').length < edges.length) await frame();
  for (let frames = 0; frames < 5; frames++) await frame();
  const held = (nodes[nodes.length >> 1] as Node).id;
  Object.assign(window, {
    gesture: (name: GestureName, lastsMs: number) => run(gesturesOf(flow, select, held), name, lastsMs),
  });
}

function gesturesOf(flow: ReactFlowInstance, select: (isSelected: boolean) => void, held: string) {
  const whole = flow.getViewport();
  const at = { x: 0, y: 0 };
  const drag = (progress: number): void => {
    const by = swing(progress, 150);
    mouse(window, 'mousemove', at.x + by, at.y + by / 2);
  };
  return {
    pan: (progress: number) => void flow.setViewport({ ...whole, x: whole.x + swing(progress, 400) }),
    zoom: (progress: number) => {
      const factor = 2 ** swing(progress, 1);
      const along = (from: number, fixed: number): number => fixed + (from - fixed) * factor;
      void flow.setViewport({ x: along(whole.x, 640), y: along(whole.y, 400), zoom: whole.zoom * factor });
    },
    'drag one': drag,
    'drag all': drag,
    begin: async (name: GestureName) => {
      select(name === 'drag all');
      await frame();
      await frame();
      if (name === 'pan' || name === 'zoom') return;
      const element = document.querySelector(`[data-id="${held}"]`) as Element;
      const { left, top } = element.getBoundingClientRect();
      Object.assign(at, { x: left + 2, y: top + 2 });
      mouse(element, 'mousedown', at.x, at.y);
      mouse(window, 'mousemove', at.x + 5, at.y + 5);
      await frame();
    },
    end: async (name: GestureName) => {
      if (name === 'pan' || name === 'zoom') await flow.setViewport(whole);
      else mouse(window, 'mouseup', at.x, at.y);
      await frame();
    },
  };
}

const mouse = (target: EventTarget, type: string, clientX: number, clientY: number): boolean =>
  target.dispatchEvent(new MouseEvent(type, { view: window, bubbles: true, cancelable: true, clientX, clientY }));

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

Object.assign(window, { openCanvas });
