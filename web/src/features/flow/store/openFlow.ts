import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../../lib/call.ts'
import { addPendingSave } from '../../../lib/agents/pendingSaves.ts'
import { FlowSaver } from './FlowSaver.ts'
import { FlowStore } from './FlowStore.ts'
import { restoreFlow } from './restoreFlow.ts'
import { hasUnsaved } from './unsavedParts.ts'

export interface OpenFlow {
  store: FlowStore
  saver: FlowSaver
}

const opened = new Map<string, OpenFlow>()

/**
 * Returns an agent's flow, shared by both views, so that undo covers both and a save continues in the
 * background. `uid`: the user whose unsaved changes are restored.
 */
export function openFlow(uid: string, region: Region, agentId: string): OpenFlow {
  const key = [uid, region, 'flow', agentId].join('|')
  const existing = opened.get(key)
  if (existing) return existing
  const store = new FlowStore()
  const saver = new FlowSaver(store, (parts, base) =>
    call('saveFlow', { region, agentId, parts, base }, region),
  )
  void restoreFlow(store, key)
  addPendingSave(agentId, {
    save: saver.saveAll,
    isPending: () => hasUnsaved(store.state),
    subscribe: store.subscribe,
  })
  const flow = { store, saver }
  opened.set(key, flow)
  return flow
}
