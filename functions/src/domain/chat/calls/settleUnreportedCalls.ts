import { minuteMs } from '../../../shared/durations.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Query } from '../../../store/Query.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { settleCall } from './settleCall.ts'

/** The vendor's report comes within this time after the end of a call. */
const patienceMs = 10 * minuteMs

/**
 * Settles the calls of a region that are over and whose report did not come. A call of unknown cost waits for
 * the next sweep. Returns the number of settled calls.
 */
export async function settleUnreportedCalls(
  ports: Pick<Ports, 'costs' | 'now' | 'voiceLine'>,
  region: Region,
  budget?: WorkBudget,
): Promise<number> {
  let waiting = 0
  const done = await sweepEach(
    {
      region,
      what: 'Settling a call',
      query: Query.collectionGroup(region, 'calls')
        .where('state', '==', 'open')
        .where('endsBy', '<', ports.now() - patienceMs),
      orderBy: 'endsBy',
      fields: [],
    },
    async ({ path }) => {
      const [, wallet = '', , id = ''] = path.split('/')
      try {
        await settleCall(ports, { region, wallet }, id)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        waiting++
      }
    },
    budget,
  )
  return done - waiting
}
