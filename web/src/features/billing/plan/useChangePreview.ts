import type { CallableInput, CallableOutput } from '@parley/functions/shared/callables/callables'
import { call } from '../../../lib/call.ts'
import type { Live } from '../../../lib/live/live.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'

type Wish = Omit<CallableInput<'previewChange'>, 'region' | 'workspaceId'>
export type ChangePreview = CallableOutput<'previewChange'>

/**
 * Reads what a change of the plan or of the add-ons costs today and with the next payment; null asks nothing.
 * Another `turn` reads it again.
 */
export function useChangePreview(wish: Wish | null, turn = 0): Live<ChangePreview> {
  const { region, workspaceId } = useWorkspaceRef()
  return useRead(
    wish && ['change', region, workspaceId, wish, turn],
    () => call('previewChange', { region, workspaceId, ...wish }, region),
    { isForgotten: true },
  )
}

/** Returns the price that a payer has seen, for the server; undefined where nothing is due today. */
export function seenPrice({ at, due }: ChangePreview): { at: number; total: number } | undefined {
  return due ? { at, total: due.total } : undefined
}
