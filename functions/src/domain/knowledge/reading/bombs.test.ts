import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bombs, makeBomb } from '#test/knowledge/bombs.ts'
import { readInChild } from '../../../providers/parsing/readInChild.ts'
import { maxVisitorFileBytes } from '../../../shared/chat/visitorFileLimits.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { parseForModel } from './parseStrangersFile.ts'

/** The channel on which Node reports a new process. */
const processes = 'child_process'
/** A bomb takes seconds to create and its parser may use its whole time limit, on a machine that is busy. */
const maxParseMs = minuteMs

/** Each takes seconds: one of each kind here, all of them in `npm run test:all`. */
const chosen = process.env['PARLEY_ALL']
  ? bombs
  : bombs.filter(({ kind }, at) => bombs.findIndex((other) => other.kind === kind) === at)

describe('a file whose parsing takes too much memory or time', () => {
  const onProcess = vi.fn()
  beforeEach(() => {
    onProcess.mockReset()
    subscribe(processes, onProcess)
  })
  afterEach(() => unsubscribe(processes, onProcess))

  it.each(chosen)(
    'is parsed in one process of its own, or refused as too large there: $kind, $name',
    async ({ kind, makeContent }) => {
      const content = makeContent()
      expect(content.length).toBeLessThanOrEqual(maxVisitorFileBytes)
      const outcome = await parseForModel(readInChild, { kind, content }).catch((error: unknown) => error)
      // The file was parsed outside this process. `npm run bench` measures how long other work waits.
      expect(onProcess).toHaveBeenCalledTimes(1)
      if (outcome instanceof Error) {
        expect(outcome).toBeInstanceOf(AppError)
        expect(outcome).toMatchObject({ code: 'file-too-large' })
        expect(outcome.message).toMatch(/Please|split/)
      }
    },
    maxParseMs,
  )

  it(
    'does not change the result of another file that is parsed meanwhile',
    async () => {
      const bomb = makeBomb('words that unpack to 400 MB')
      const file = { kind: 'txt' as const, content: Buffer.from('Plain words.') }
      const [, text] = await Promise.allSettled([
        parseForModel(readInChild, bomb),
        parseForModel(readInChild, file),
      ])
      expect(text).toEqual({ status: 'fulfilled', value: { text: 'Plain words.' } })
    },
    maxParseMs,
  )
})
