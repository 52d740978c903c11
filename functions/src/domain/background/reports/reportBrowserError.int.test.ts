import type { z } from 'zod'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { accountsCallables } from '../../../shared/callables/accounts.ts'
import { reportBrowserError } from './reportBrowserError.ts'

const { input } = accountsCallables.reportBrowserError

const report: z.output<typeof input> = {
  kind: 'render',
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading x)',
  frames: ['/assets/index-abc.js:1:200'],
  page: '/app/eu/agents/:id/leads',
  build: '/assets/index-abc.js',
}

beforeAll(clearDatabases)
afterEach(() => vi.restoreAllMocks())

describe('reportBrowserError', () => {
  it('writes one line to the log with severity ERROR', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await reportBrowserError(report, '203.0.113.1', Date.now())
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      { severity: 'ERROR', message: 'A browser reported an error', report },
    ])
  })

  it('accepts twenty errors in ten minutes from one IP, while others may still report', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const now = Date.now()
    for (let count = 0; count < 20; count++) await reportBrowserError(report, '203.0.113.2', now)
    await expect(reportBrowserError(report, '203.0.113.2', now)).rejects.toMatchObject({
      code: 'resource-exhausted',
    })
    await reportBrowserError(report, '203.0.113.3', now)
    await reportBrowserError(report, '203.0.113.2', now + 600_001)
    expect(log).toHaveBeenCalledTimes(22)
  })

  it.each([
    { message: 'x'.repeat(301) },
    { frames: Array.from({ length: 21 }, () => '/assets/a.js:1:1') },
    { frames: ['what somebody typed'] },
    { frames: ['/assets/a.js?token=secret:1:1'] },
    { page: '/app/eu/agents?search=secret' },
    { page: '/app/eu/agents/anna.meyer/leads' },
    { name: 'Anna Meyer' },
    { build: 'https://elsewhere.example/a.js' },
    { note: 'more' },
  ])('has no field for %o', (field) => {
    expect(input.safeParse(report).success).toBe(true)
    expect(input.safeParse({ ...report, ...field }).success).toBe(false)
  })

  it('removes words that a person has typed, even when the browser includes them', () => {
    const message = 'Unexpected „hallo, ich bin Anna“ of anna@x.example, «bonjour» 4111111111111111'
    expect(input.parse({ ...report, message }).message).toBe('Unexpected "…" of … "…" …')
  })
})
