import { describe, expect, it } from 'vitest'
import { makeBombs } from '../../../test/bombs.ts'
import { readInChild } from '../../providers/parsing/readInChild.ts'
import { maxVisitorFileBytes } from '../../shared/visitorFileLimits.ts'
import { AppError } from '../AppError.ts'
import { parseForModel } from './parseStrangersFile.ts'

/** Processor time that reading a file may take of the process that asks for it: starting another one. */
const mostOwnMs = 400

describe('a file that is made to take too much', () => {
  it.each(makeBombs())(
    '$kind, $name: ends in a process of its own',
    async ({ kind, content }) => {
      expect(content.length).toBeLessThanOrEqual(maxVisitorFileBytes)
      const before = process.cpuUsage()
      const outcome = await parseForModel(readInChild, { kind, content }).catch((error: unknown) => error)
      const { user, system } = process.cpuUsage(before)
      // Whoever shares the process hardly notices; how long others wait is measured by the benchmark.
      expect((user + system) / 1000).toBeLessThan(mostOwnMs)
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
