import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { agentWithCalendar, hourFromNow } from '#test/chat/calendars.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeClaims, makePorts } from '#test/factories.ts'
import { openFirestoreProxy } from '#test/serving/openFirestoreProxy.ts'
import { sayingModel } from '#test/chat/flows.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning } from '#test/testSigning.ts'
import { dayMs, hourMs, minuteMs } from '../../../shared/durations.ts'
import { createInstance } from '../../composition/createInstance.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { deleteConversation } from '../conversations/deleteConversation.ts'
import { recordedRun } from '../tools/recordedRun.ts'
import { toolRunner } from '../tools/toolRunner.ts'
import { calendarTools } from './calendarTools.ts'
import { readCalendar } from './saveCalendar.ts'
import { sweepAppointmentMails } from './mail/sweepAppointmentMails.ts'
import { timeIn } from './times/timeWords.ts'

let proxy: Awaited<ReturnType<typeof openFirestoreProxy>>
beforeAll(async () => {
  await clearDatabases()
  proxy = await openFirestoreProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '')
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host)
})
afterAll(() => {
  vi.unstubAllEnvs()
  proxy.close()
})

const mendLine = () => Object.assign(proxy.faults, { refuses: undefined, isCut: false })
afterEach(mendLine)

const zone = 'Europe/Berlin'
const booking = (start: number, changes: object = {}) => ({
  call: 'book_appointment',
  arguments: { time: timeIn(zone, start), name: 'Ada', email: 'ada@example.com', ...changes },
})

/** Creates an instance with its own queue, and a model that does one thing after the other. */
function instance(modelSteps: Parameters<typeof sayingModel>) {
  const model = sayingModel(...modelSteps)
  const ports = makePorts({ languageModel: model })
  return { model, ports, engine: createInstance(ports, testSigning) }
}

const lastAnswer = (model: ReturnType<typeof sayingModel>): unknown =>
  JSON.parse(model.requests.at(-1)?.messages.at(-1)?.content ?? '{}')

describe.each(oneRegion)('a conversation with a calendar in %s', (region) => {
  it('finds free times, books one, and cancels it', async () => {
    const agent = await agentWithCalendar(region)
    const claims = makeClaims(agent)
    const start = hourFromNow()
    const { model, engine } = instance([
      { call: 'find_free_times', arguments: { days: 3 } },
      'These are free.',
      booking(start),
      'Booked.',
      { call: 'cancel_appointment', arguments: {} },
      'Cancelled.',
    ])
    await ask(engine, claims, 'When are you free?')
    expect(model.requests[0]?.tools?.map(({ name }) => name)).toEqual([
      'find_free_times',
      'book_appointment',
      'cancel_appointment',
    ])
    const found = lastAnswer(model)
    expect(found).toMatchObject({ zone, times: expect.any(Array) })
    expect(JSON.stringify(found)).toContain('"say"')
    expect(Buffer.byteLength(JSON.stringify(found))).toBeLessThan(4_000)
    await ask(engine, claims, 'That one')
    expect(lastAnswer(model)).toMatchObject({ say: expect.stringMatching(/^It is booked/) })
    expect(await agent.appointments()).toMatchObject([{ start, state: 'booked', name: 'Ada' }])
    await ask(engine, claims, 'Cancel it, please')
    expect(lastAnswer(model)).toMatchObject({ say: expect.stringMatching(/^It is cancelled/) })
    expect(await agent.appointments()).toMatchObject([{ state: 'cancelled', sequence: 1 }])
  })

  it('offers the next free times when one has just been taken, and cancels no one else’s appointment', async () => {
    const agent = await agentWithCalendar(region)
    const start = hourFromNow()
    await ask(instance([booking(start), 'Booked.']).engine, makeClaims(agent))
    const { model, engine } = instance([
      booking(start),
      'Gone.',
      {
        call: 'cancel_appointment',
        arguments: { time: timeIn(zone, start) },
      },
    ])
    const claims = makeClaims(agent)
    await ask(engine, claims)
    expect(lastAnswer(model)).toMatchObject({ error: 'not free', next: expect.any(Array) })
    await ask(engine, claims, 'Cancel it')
    expect(lastAnswer(model)).toMatchObject({ error: 'none' })
    expect(await agent.appointments()).toMatchObject([{ state: 'booked' }])
  })

  it('books above the limit of the visitor’s IP as well, and says that no confirmation is sent', async () => {
    const agent = await agentWithCalendar(region)
    const steps = [24, 25, 26].flatMap((hours) => [booking(hourFromNow(hours)), 'Booked.'])
    const { model, engine } = instance(steps)
    const say = async (from: string) => {
      await ask(engine, makeClaims(agent), 'That one', randomUUID(), undefined, from)
      return lastAnswer(model)
    }
    expect(await say('203.0.113.9')).toMatchObject({ say: expect.stringContaining('A confirmation goes to') })
    const key = `appointmentsOf:${agent.workspaceId}:203.0.113.9`
    for (let count = 1; count < 10; count++) await throttle(key, 10, dayMs, Date.now())
    expect(await say('203.0.113.9')).toMatchObject({ say: expect.stringContaining('No confirmation') })
    expect(await say('203.0.113.10')).toMatchObject({
      say: expect.stringContaining('A confirmation goes to'),
    })
    expect(await agent.appointments()).toHaveLength(3)
  })

  it('takes its past appointments with it when it is deleted, and leaves future ones', async () => {
    const agent = await agentWithCalendar(region)
    const claims = makeClaims(agent)
    const { engine } = instance([booking(hourFromNow(24)), 'Booked.', booking(hourFromNow(48)), 'Booked.'])
    await ask(engine, claims, 'That one')
    await ask(engine, claims, 'And that one')
    const later = makePorts({ now: () => hourFromNow(36) })
    await deleteConversation({ ...engine, ports: later }, claims)
    expect(await agent.appointments()).toMatchObject([{ start: hourFromNow(48), conversationId: '' }])
  })

  it("asks for confirmation first, with the values in the visitor's language", async () => {
    const agent = await agentWithCalendar(region, { confirm: 'visitor' })
    const claims = makeClaims(agent)
    const start = hourFromNow()
    const { engine } = instance([booking(start), 'Booked.'])
    const confirmRequest = await ask(engine, claims, 'That one')
    expect(confirmRequest.answer?.text).toMatch(
      /^Shall I book this appointment\?\n- Time: .*\n- Name: Ada\n- Email: /,
    )
    expect(confirmRequest.answer?.text).toContain('Europe/Berlin')
    expect(await agent.appointments()).toEqual([])
    await ask(engine, claims, 'Yes, go ahead', randomUUID(), confirmRequest.answer?.id)
    expect(await agent.appointments()).toHaveLength(1)
  })

  it('books exactly once although any commit of the turn loses its response', async () => {
    for (let number = 1, isLost = true; isLost; number++) {
      const agent = await agentWithCalendar(region)
      const claims = makeClaims(agent)
      const id = randomUUID()
      const start = hourFromNow()
      const first = instance([booking(start), 'Booked.'])
      proxy.loseCommit(number)
      await ask(first.engine, claims, 'That one', id)
      // A turn that fails early has few commits.
      isLost = number < 3 || proxy.faults.commits >= number
      proxy.loseCommit(undefined)
      const second = instance([booking(start + hourMs), 'Booked.', 'Booked.'])
      await ask(second.engine, claims, 'That one', id)
      expect(await bookingsOf(agent, [first.ports, second.ports])).toEqual(oneBooking(agent))
    }
  })

  it('cancels one appointment by a run, also when it is repeated, and none of another agent', async () => {
    const [agent, other] = [await agentWithCalendar(region), await agentWithCalendar(region)]
    const run = toolRunner(makePorts())
    const hours = [24, 26]
    for (const hour of hours) {
      const { arguments: given } = booking(hourFromNow(hour))
      await run(await toolRunOf(agent, { operation: 'book', key: `book-${agent.agentId}-${hour}`, given }))
    }
    const cancel = { operation: 'cancel', key: `cancel-${agent.agentId}` } as const
    const elsewhere = await toolRunOf(agent, { ...cancel, given: {} })
    const byOther = { ...elsewhere, conversation: { ...elsewhere.conversation, agentId: other.agentId } }
    expect(await run(byOther)).toMatchObject({ ended: 'failed' })
    const first = await toolRunOf(agent, { ...cancel, given: { time: timeIn(zone, hourFromNow(24)) } })
    const again = await toolRunOf(agent, { ...cancel, given: {} })
    for (const each of [first, again]) expect(await run(each)).toMatchObject({ ended: 'ok' })
    const appointments = (await agent.appointments()).toSorted((one, two) => one.start - two.start)
    expect(appointments.map(({ state }) => state)).toEqual(['cancelled', 'booked'])
  })

  it.each([1, 2, 3])(
    'books exactly once although an instance dies after commit %i of a run',
    async (number) => {
      const agent = await agentWithCalendar(region)
      const start = hourFromNow()
      const first = makePorts()
      let commits = 0
      // From the next request on, nothing of it is stored. Earlier instances may still return credit.
      proxy.faults.refuses = (body) => {
        if (!body.includes(`key-of-${agent.agentId}`) || ++commits < number) return false
        proxy.faults.isCut = true
        first.tasks.setOutage(true)
        return false
      }
      await runOf(agent, first, booking(start).arguments)
      expect(commits).toBe(number)
      mendLine()
      // The message is repeated when the instance that ran the tool is certainly over.
      const second = makePorts({ now: () => Date.now() + minuteMs })
      const result = await runOf(agent, second, booking(start + hourMs).arguments)
      expect(result).toMatchObject({ ended: 'ok' })
      await sweepAppointmentMails({ ...second, now: () => Date.now() + hourMs }, region)
      expect(await bookingsOf(agent, [first, second])).toEqual(oneBooking(agent))
    },
  )
})

/** Runs a calendar's booking under the same key, as a turn does. */
async function runOf(agent: Agent, ports: ReturnType<typeof makePorts>, given: object) {
  const run = await toolRunOf(agent, { operation: 'book', key: `key-of-${agent.agentId}`, given })
  return recordedRun(toolRunner(ports), { ...run, storesHistory: true, now: ports.now })
}

interface GivenRun {
  operation: 'book' | 'cancel'
  key: string
  given: object
}

async function toolRunOf(agent: Agent, { operation, key, given }: GivenRun) {
  const stored = await readCalendar(agent.ref)
  const tool = stored && calendarTools(stored).find((candidate) => candidate.operation === operation)
  if (!tool) throw new Error('There is no calendar')
  const { region, agentId } = agent
  return {
    ...agent.ref,
    tool,
    arguments: JSON.stringify(given),
    key,
    signal: new AbortController().signal,
    conversation: { region, agentId, conversationId: 'conversation1' },
    visitor: { id: '', provedId: '', language: 'en' as const, timeZone: '', isTest: false },
  }
}

type Agent = Awaited<ReturnType<typeof agentWithCalendar>>

/** One appointment, and one email to each side. */
const oneBooking = ({ mailTo }: Agent) => ({ appointments: 1, mailed: ['ada@example.com', mailTo] })

/** Returns the number of appointments, and the recipients of emails although every task is delivered twice. */
async function bookingsOf(agent: Agent, all: ReturnType<typeof makePorts>[]) {
  const mails = new Map<string, string>()
  for (const { tasks, sent } of all) {
    const isOfAgent = (payload: object) => JSON.stringify(payload).includes(agent.calendarId)
    tasks.waiting = tasks.waiting.filter(({ message }) => isOfAgent(message.payload))
    await tasks.runTwice()
    // The mail service recognises a repeated email by its key.
    for (const mail of sent) mails.set(mail.idempotencyKey, mail.to)
  }
  const appointments = (await agent.appointments()).length
  return { appointments, mailed: [...mails.values()].toSorted() }
}
