import { flowLimits, type Flow } from '@parley/functions/shared/flow/flow'
import { showToast } from '../../../lib/toast.ts'
import type { FlowStore } from './FlowStore.ts'
import { t } from '../texts.ts'

/**
 * Applies a flow with additional parts, or explains that it exceeds an agent's limit; returns whether it was
 * applied.
 */
export function addToFlow(store: FlowStore, flow: Flow): boolean {
  const isTooLarge =
    Object.keys(flow.nodes).length > flowLimits.nodes || Object.keys(flow.edges).length > flowLimits.edges
  if (isTooLarge) void showToast(t('tooLarge'), 'bad')
  else store.change(flow)
  return !isTooLarge
}
