import { flowLimits, type Flow } from '@parley/functions/shared/flow/flow'
import { showToast } from '../../lib/toast.ts'
import type { FlowStore } from './FlowStore.ts'
import { t } from './texts.ts'

/** Takes a flow that has grown, or says that it is more than an agent may have; answers whether it was taken. */
export function addToFlow(store: FlowStore, flow: Flow): boolean {
  const isTooLarge =
    Object.keys(flow.nodes).length > flowLimits.nodes || Object.keys(flow.edges).length > flowLimits.edges
  if (isTooLarge) void showToast(t('tooLarge'), 'bad')
  else store.change(flow)
  return !isTooLarge
}
