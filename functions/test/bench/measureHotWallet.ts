import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { getFirestore } from 'firebase-admin/firestore'
import type { makeAgent } from '../factories.ts'
import { ask, makeClaims, makePorts } from '../factories.ts'
import { testSigning } from '../testSigning.ts'
import { createInstance } from '../../src/domain/composition/createInstance.ts'
import { firebaseApp } from '../../src/store/firebase.ts'
import { paths } from '../../src/shared/paths.ts'
import { scriptedModel } from '../chat/scriptedModel.ts'

const seconds = 10
const instances = 4
/** The number of concurrent turns, the same for leases and for transactions. */
const inFlight = 100
/** The limits of an agent are not part of this measurement. */
const limits = { session: 1_000_000, address: 1_000_000, agent: 1_000_000 }

/**
 * Measures paid turns a second on one wallet: by four instances with leases, and with a transaction per
 * message that reads the wallet, takes the price and writes the message. The model answers at once in both.
 */
export async function measureHotWallet(agent: Awaited<ReturnType<typeof makeAgent>>) {
  const engines = Array.from({ length: instances }, () =>
    createInstance(makePorts({ languageModel: scriptedModel() }), testSigning, { limits }),
  )
  const lanes = Array.from({ length: inFlight }, (_, lane) => ({
    engine: engines[lane % instances],
    visitor: { claims: makeClaims(agent), newest: '' },
    turns: 0,
  }))
  // The emulator compiles its code during the first requests; only later ones count.
  const ours = await countFor(lanes, 4, async (lane) => {
    // A conversation of fifteen turns, then another visitor's; each names its newest message as a browser
    // does.
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
  // Measured from its start, when it is fastest: the longer transactions wait for each other, the fewer
  // succeed.
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

/** Returns the number of successful actions a second, of lanes that each repeat the action. */
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
