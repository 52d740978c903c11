import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeChannelWorld, type VendorWays } from '#test/channels/channelWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { modelSteps } from '#test/chat/modelSteps.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { sweepThreads } from '../threads/sweepThreads.ts'

beforeAll(clearDatabases)

/** The behaviour of the adapters: whether they recognise repetitions, and whether they confirm parts. */
const vendors: VendorWays[] = [
  { kind: 'telegram', maxTries: 2, knowsRepeats: false },
  { kind: 'discord', maxTries: 8, knowsRepeats: true },
  { kind: 'whatsapp', maxTries: 8, knowsRepeats: false, proofMs: minuteMs },
  { kind: 'messenger', maxTries: 8, knowsRepeats: false, proofMs: minuteMs },
  { kind: 'instagram', maxTries: 8, knowsRepeats: false, proofMs: minuteMs, isEchoing: true },
]

const stepsOfRun = 25
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant({ does: 'write' } as const) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('repeat' as const), which: fc.nat() }) },
    { weight: 2, arbitrary: fc.constant({ does: 'reply' } as const) },
    {
      weight: 3,
      arbitrary: fc.record({ does: fc.constant('fault' as const), fault: fc.constantFrom('later', 'lost') }),
    },
    { weight: 1, arbitrary: fc.constant({ does: 'crash' } as const) },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant('die' as const), when: fc.constantFrom('before', 'after') }),
    },
    { weight: 1, arbitrary: fc.constant({ does: 'outage' } as const) },
    { weight: 5, arbitrary: fc.constant({ does: 'serve' } as const) },
  ),
  { minLength: stepsOfRun, maxLength: stepsOfRun },
)

type World = Awaited<ReturnType<typeof makeChannelWorld>>

/** Serves what is due, and continues after a worker has died. */
async function serve({ ports, vendor, clock }: World): Promise<void> {
  await Promise.race([ports.tasks.runDue(clock.now), vendor.nextDeath()])
  clock.now += 5_000
}

/** Serves until nothing is left, with a sweep for forgotten threads. */
async function settle(world: World): Promise<void> {
  for (let round = 0; round < 120; round++) {
    await serve(world)
    if (world.ports.tasks.waiting.length > 0) continue
    if ((await world.thread()).dueAt === 0) return
    // A thread is swept when it waits for five minutes.
    world.clock.now += 6 * minuteMs
    await sweepThreads(world.ports, 'eu')
  }
}

describe.each(vendors)('messages on $kind', (ways) => {
  // A part with an unknown result is given up after the second loss, unless the vendor tells what arrived.
  const maxLosses = ways.maxTries > 2 ? 3 : 1
  it(
    'get one turn and one charge each, and every part of a reply is sent once and in order',
    { timeout: 180_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (plan) => {
          const world = await makeChannelWorld({}, { smartInit: true }, 'First second', ways)
          const { come, say, vendor, ports, conversation, languageModel } = world
          let written = 0
          let losses = 0
          let replies = 0
          const send = (number: number) => come(`question${number}`, String(number))
          await send(++written)
          for (const step of plan) {
            if (step.does === 'write') await send(++written)
            else if (step.does === 'repeat') await send(1 + (step.which % written))
            else if (step.does === 'reply' && (await conversation())) {
              replies++
              await say('From a person')
            } else if (step.does === 'fault' && (step.fault !== 'lost' || losses++ < maxLosses))
              vendor.faults.push(step.fault)
            else if (step.does === 'crash' && losses++ < maxLosses) vendor.faults.push('crash')
            else if (step.does === 'die') ports.tasks.kill('serveThread', step.when)
            else if (step.does === 'outage') {
              ports.tasks.setOutage(true)
              await send(++written)
              ports.tasks.setOutage(false)
            } else await serve(world)
          }
          await settle(world)

          const window = (await conversation())?.window ?? []
          const questions = window.filter(({ role }) => role === 'visitor')
          const words = questions.flatMap(({ text }) => text.split('\n'))
          const all = Array.from({ length: written }, (_, index) => `question${index + 1}`)
          expect(words.toSorted()).toEqual(all.toSorted())
          const answers = window.filter(({ role }) => role === 'agent')
          expect(new Set(answers.map(({ replyTo }) => replyTo)).size).toBe(answers.length)
          const charged = answers.map(({ receipt }) => receipt?.amount ?? 0)
          expect((await conversation())?.costUnits).toBe(charged.reduce((sum, amount) => sum + amount, 0))
          expect(charged.every((amount) => amount > 0)).toBe(true)
          // An answer is dropped when an operator is first, and costs nothing.
          expect(languageModel.calls).toBeLessThanOrEqual(answers.length + replies)

          const sentAnswers = window.filter(({ role }) => role === 'agent' || role === 'operator')
          const parts = sentAnswers.flatMap(({ text }) => text.split(' '))
          const delivered = ways.knowsRepeats || ways.proofMs ? vendor.taken : withoutRepeats(vendor.taken)
          expect(delivered.map(({ part }) => part)).toEqual(parts)
        }),
        { numRuns: Math.ceil(modelSteps / (stepsOfRun * vendors.length)) },
      )
    },
  )
})

/** Removes repetitions: a vendor that neither recognises nor confirms parts gets one part twice at most. */
function withoutRepeats(parts: World['vendor']['taken']): World['vendor']['taken'] {
  return parts.filter(({ key }, index) => parts[index - 1]?.key !== key)
}
