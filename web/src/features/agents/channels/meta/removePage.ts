import type { MetaPageKind } from '@parley/functions/shared/channels/channels'
import type { Region } from '@parley/functions/shared/regions/regions'
import { call } from '../../../../lib/call.ts'
import { CallError, toCallError } from '../../../../lib/errors.ts'
import { t } from '../texts.ts'

/**
 * Disconnects an agent from one channel of its page, or from both in turn. Throws the first failure, whose
 * message also names the channel that was disconnected before.
 */
export async function removePage(
  ref: { region: Region; agentId: string },
  kinds: readonly MetaPageKind[],
): Promise<void> {
  const removed: MetaPageKind[] = []
  for (const kind of kinds) {
    try {
      await call('removeMetaPage', { ...ref, kind }, ref.region)
    } catch (error) {
      const { code, message } = toCallError(error)
      throw new CallError(code, t('pageNotRemoved', { message: withRemoved(removed[0], message) }))
    }
    removed.push(kind)
  }
}

function withRemoved(kind: MetaPageKind | undefined, message: string): string {
  return kind ? t('pageHalfRemoved', { name: t(kind), message }) : message
}
