import type { Flow, FlowEdge, FlowNode } from '@parley/functions/shared/flow/flow'
import { patchBetween, type FlowPatch, type PartChange } from '@parley/functions/shared/flow/flowPatch'
import type { Edit } from '../../../lib/drafts/findEdits.ts'
import { claimKeptDraft, storeDraft } from '../../../lib/drafts/storedDrafts.ts'
import type { FlowStore } from './FlowStore.ts'
import { hasUnsaved } from './unsavedParts.ts'

const pauseMs = 300

/**
 * Keeps unsaved changes in this browser and restores earlier ones. `key` identifies the user and the flow.
 */
export async function restoreFlow(store: FlowStore, key: string): Promise<void> {
  const { name, kept } = await claimKeptDraft(key)
  await waitUntilLoaded(store)
  if (kept) store.restore(await toPatch(kept.edits))
  let timer: ReturnType<typeof setTimeout> | undefined
  let { base, draft } = store.state

  function keep() {
    clearTimeout(timer)
    timer = undefined
    void storeDraft(name, toEdits(store.state.base, store.state.draft))
  }

  store.subscribe(() => {
    const { state } = store
    if (state.base === base && state.draft === draft) return
    const isSaved = state.base !== base
    ;({ base, draft } = state)
    clearTimeout(timer)
    // Saved and undone changes are removed at once: a reload would restore an older value.
    if (isSaved || !hasUnsaved(state)) keep()
    else timer = setTimeout(keep, pauseMs)
  })
  window.addEventListener('pagehide', () => {
    if (timer !== undefined) keep()
  })
}

async function waitUntilLoaded(store: FlowStore): Promise<void> {
  if (store.state.isLoaded) return
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (!store.state.isLoaded) return
      stop()
      resolve()
    })
  })
}

function toEdits(base: Flow, draft: Flow): Edit[] {
  const { nodes, edges } = patchBetween(base, draft)
  return [...editsOf('nodes', nodes), ...editsOf('edges', edges)]
}

function editsOf<Part>(kind: string, changes: Readonly<Record<string, PartChange<Part>>>): Edit[] {
  return Object.entries(changes).map(([id, { before, after }]) => ({ path: `${kind}.${id}`, before, after }))
}

/** Skips changes from an earlier version that this one cannot read. */
async function toPatch(edits: readonly Edit[]): Promise<FlowPatch> {
  const { flowEdgeSchema, flowNodeSchema } = await import('@parley/functions/shared/flow/flow')
  const nodes: Record<string, PartChange<FlowNode>> = {}
  const edges: Record<string, PartChange<FlowEdge>> = {}
  for (const { path, before, after } of edits) {
    const [kind, id = ''] = path.split('.')
    const [schema, into] = kind === 'nodes' ? [flowNodeSchema, nodes] : [flowEdgeSchema, edges]
    const read = [before, after].map((part) => schema.nullable().safeParse(part))
    if (read.every(({ success }) => success))
      Reflect.set(into, id, { before: read[0]?.data ?? null, after: read[1]?.data ?? null })
  }
  return { nodes, edges }
}
