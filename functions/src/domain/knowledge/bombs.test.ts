import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { makeBombs } from '../../../test/bombs.ts'
import { readInChild } from '../../providers/parsing/readInChild.ts'
import { maxVisitorFileBytes } from '../../shared/visitorFileLimits.ts'
import { AppError } from '../AppError.ts'
import { parseForModel } from './parseStrangersFile.ts'

const deadlineMs = 4_000

describe('a file that is made to take too much', () => {
  it.each(makeBombs())(
    '$kind, $name: ends for itself, and soon',
    async ({ kind, content }) => {
      expect(content.length).toBeLessThanOrEqual(maxVisitorFileBytes)
      const waits = monitorEventLoopDelay({ resolution: 5 })
      waits.enable()
      const started = performance.now()
      const outcome = await parseForModel(readInChild, { kind, content }).catch((error: unknown) => error)
      const took = performance.now() - started
      waits.disable()
      // Whoever shares the process waits no longer than this, and its memory has not grown.
      expect(waits.max / 1e6).toBeLessThan(150)
      expect(took).toBeLessThan(deadlineMs + 1_500)
      if (outcome instanceof Error) {
        expect(outcome).toBeInstanceOf(AppError)
        expect(outcome).toMatchObject({ code: 'file-too-large' })
        expect(outcome.message).toMatch(/Please|split/)
      }
    },
    20_000,
  )

  it('leaves room for the next one, which is read as ever', async () => {
    const [bomb] = makeBombs().filter(({ name }) => name === 'words that unpack to 400 MB')
    const file = { kind: 'txt' as const, content: Buffer.from('Plain words.') }
    const [, text] = await Promise.allSettled([
      parseForModel(readInChild, bomb!),
      parseForModel(readInChild, file),
    ])
    expect(text).toEqual({ status: 'fulfilled', value: { text: 'Plain words.' } })
  }, 20_000)
})
