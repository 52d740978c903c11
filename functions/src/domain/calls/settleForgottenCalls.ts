import type { Region } from '../../shared/regions.ts'
import { readSnapshot } from '../../store/readSnapshot.ts'
import { AppError } from '../AppError.ts'
import type { Ports } from '../ports.ts'
import { settleCall } from './settleCall.ts'

/** A report that comes on its own comes within this time of the call's end. */
const patienceMs = 10 * 60_000

/**
 * Settles calls of a region that are over and whose report did not come, a hundred at a time. Returns how
 * many.
 */
export async function settleForgottenCalls(
  ports: Pick<Ports, 'now' | 'voiceLine'>,
  region: Region,
): Promise<number> {
  const [calls = []] = await readSnapshot(region, [
    (store) =>
      store
        .collectionGroup('calls')
        .where('state', '==', 'open')
        .where('endsBy', '<', ports.now() - patienceMs)
        .limit(100),
  ])
  let settled = 0
  for (const { path } of calls) {
    const [, wallet = '', , id = ''] = path.split('/')
    try {
      await settleCall(ports, { region, wallet }, id)
      settled++
    } catch (error) {
      // One that cannot be settled now must not keep the others from it.
      if (!(error instanceof AppError))
        console.error('A call could not be settled', {
          call: id,
          name: error instanceof Error ? error.name : typeof error,
        })
    }
  }
  return settled
}
