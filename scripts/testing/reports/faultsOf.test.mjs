import { describe, expect, it } from 'vitest'
import { faultsOf } from './faultsOf.mjs'

describe('faultsOf', () => {
  it('finds the newest five faults of a log, each with the lines after it', () => {
    const log = [
      'started',
      ...Array.from({ length: 7 }, (_, at) => `A procedure failed {\n  requestId: ${at}`),
    ]
    const faults = faultsOf(log.join('\n'))
    expect(faults).toHaveLength(5)
    expect(faults[0]).toContain('requestId: 2')
    expect(faultsOf('A procedure went well')).toEqual([])
  })
})
