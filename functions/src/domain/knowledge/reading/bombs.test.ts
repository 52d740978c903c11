import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bombs, makeBomb } from '../../../../test/knowledge/bombs.ts'
import { readInChild } from '../../../providers/parsing/readInChild.ts'
import { maxVisitorFileBytes } from '../../../shared/chat/visitorFileLimits.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { parseForModel } from './parseStrangersFile.ts'

/** The channel on which Node says that it has made a process. */
const processes = 'child_process'
/** A bomb takes seconds to make, and its reader as long as it may, on a machine that does other things too. */
const longestMs = 60_000

/** Each takes seconds: one of a kind here, all of them in `npm run test:all`. */
const chosen = process.env['PARLEY_ALL']
  ? bombs
  : bombs.filter(({ kind }, at) => bombs.findIndex((other) => other.kind === kind) === at)

describe('a file that is made to take too much', () => {
  const onProcess = vi.fn()
  beforeEach(() => {
    onProcess.mockReset()
    subscribe(processes, onProcess)
  })
  afterEach(() => unsubscribe(processes, onProcess))

  it.each(chosen)(
    '$kind, $name: ends in a process of its own',
    async ({ kind, makeContent }) => {
      const content = makeContent()
      expect(content.length).toBeLessThanOrEqual(maxVisitorFileBytes)
      const outcome = await parseForModel(readInChild, { kind, content }).catch((error: unknown) => error)
      // How long others wait for it is measured by the benchmark.
      expect(onProcess).toHaveBeenCalledTimes(1)
      if (outcome instanceof Error) {
        expect(outcome).toBeInstanceOf(AppError)
        expect(outcome).toMatchObject({ code: 'file-too-large' })
        expect(outcome.message).toMatch(/Please|split/)
      }
    },
    longestMs,
  )

  it(
    'leaves room for the next one, which is read as ever',
    async () => {
      const bomb = makeBomb('words that unpack to 400 MB')
      const file = { kind: 'txt' as const, content: Buffer.from('Plain words.') }
      const [, text] = await Promise.allSettled([
        parseForModel(readInChild, bomb),
        parseForModel(readInChild, file),
      ])
      expect(text).toEqual({ status: 'fulfilled', value: { text: 'Plain words.' } })
    },
    longestMs,
  )
})
