import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { getFirestore } from 'firebase-admin/firestore'
import type { makeAgent } from '../factories.ts'
import { ask, makeClaims, makePorts } from '../factories.ts'
import { testSecret } from '../testSecret.ts'
import { createInstance } from '../../src/domain/composition/createInstance.ts'
import { firebaseApp } from '../../src/store/firebase.ts'
import { paths } from '../../src/shared/paths.ts'
import { scriptedModel } from '../chat/scriptedModel.ts'

const seconds = 10
const instances = 4
/** The number of turns in flight, the same for leases and for transactions. */
const inFlight = 100
/** What one agent may answer in a minute is another measure's matter. */
const limits = { session: 1_000_000, address: 1_000_000, agent: 1_000_000 }

/**
 * Paid turns a second on one wallet by four instances, and what a transaction a message reaches: reading the
 * wallet, taking the price and writing the message, as the customary port does it. The model answers at once
 * in both.
 */
export async function measureHotWallet(agent: Awaited<ReturnType<typeof makeAgent>>) {
  const engines = Array.from({ length: instances }, () =>
    createInstance(makePorts({ languageModel: scriptedModel() }), testSecret, { limits }),
  )
  const lanes = Array.from({ length: inFlight }, (_, lane) => ({
    engine: engines[lane % instances],
    visitor: { claims: makeClaims(agent), newest: '' },
    turns: 0,
  }))
  // The emulator compiles its code while it is first used; then it is counted.
  const ours = await countFor(lanes, 4, async (lane) => {
    // A conversation of fifteen turns, then another visitor's; as a browser does, each names the newest
    // message that it has.
    if (lane.turns++ % 15 === 0) lane.visitor = { claims: makeClaims(agent), newest: '' }
    const { visitor, engine } = lane
    const { code, answer } = engine
      ? await ask(engine, visitor.claims, 'How do returns work?', randomUUID(), visitor.newest || undefined)
      : {}
    if (!answer) throw new Error(`A paid turn failed: ${code}`)
    visitor.newest = answer.id
  })
  await Promise.all(engines.map((engine) => engine.flush()))

  const firestore = getFirestore(await firebaseApp())
  const wallet = firestore.doc('naiveWallets/w1')
  await wallet.set({ balance: 1_000_000_000 })
  // Counted from its start, when it is at its best: the longer they wait for each other, the fewer come to
  // their end.
  const naive = await countFor(
    Array.from({ length: inFlight }, () => ({})),
    0,
    () =>
      firestore.runTransaction(
        async (transaction) => {
          const balance = Number((await transaction.get(wallet)).get('balance'))
          transaction.update(wallet, { balance: balance - 4_500 })
          transaction.set(firestore.doc(paths.conversation(agent.agentId, `naive-${randomUUID()}`)), {
            text: 'A short answer.',
            at: Date.now(),
          })
        },
        { maxAttempts: 50 },
      ),
  )
  return {
    hotWalletTurnsPerSecond: ours,
    hotWalletTransactionsPerSecond: naive,
    hotWalletShare: naive / ours,
  }
}

/** How often something is done in a second, by lanes that do it over and over; what fails is not counted. */
async function countFor<Lane>(
  lanes: Lane[],
  warmSeconds: number,
  act: (lane: Lane) => Promise<unknown>,
): Promise<number> {
  let done = 0
  const from = performance.now() + warmSeconds * 1000
  const until = from + seconds * 1000
  const all = Promise.all(
    lanes.map(async (lane) => {
      while (performance.now() < until) {
        const isDone = await act(lane).then(
          () => true,
          () => false,
        )
        const now = performance.now()
        if (isDone && now >= from && now < until) done++
      }
    }),
  )
  await Promise.race([all, sleep((warmSeconds + seconds) * 1000 + 2_000)])
  return done / seconds
}
