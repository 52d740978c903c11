import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TaskQueues } from './TaskQueues.mjs'

const place = { project: 'demo', location: 'here', queue: 'work' }
const taskName = (id) => `projects/demo/locations/here/queues/work/tasks/${id}`
const closing = []
/** The default of a second is short for a busy machine. */
const soon = (check) => vi.waitFor(check, { timeout: 5_000 })

/** Queues of a function that answers as given: a status, now or later, or nothing for ever. */
async function open(answers, settings = {}) {
  const tries = []
  async function answer(request, response) {
    tries.push({ data: await json(request), headers: request.headers, at: Date.now() })
    const status = (await answers[tries.length - 1]) ?? 200
    if (status !== 'silence') response.writeHead(status).end()
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const queues = new TaskQueues(async (_location, name) =>
    name === 'work'
      ? {
          url: `http://127.0.0.1:${server.address().port}/`,
          retryConfig: { maxAttempts: 5, minBackoffSeconds: 0.01 },
          maxConcurrent: 20,
          deadlineSeconds: 5,
          ...settings,
        }
      : undefined,
  )
  closing.push(() => {
    queues.close()
    server.closeAllConnections()
    server.close()
  })
  const enqueue = (data, more = {}) =>
    queues.enqueue(place, {
      httpRequest: {
        url: '',
        body: Buffer.from(JSON.stringify({ data })).toString('base64'),
        headers: { 'Content-Type': 'application/json' },
      },
      ...more,
    })
  return { queues, tries, enqueue }
}

afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.restoreAllMocks()
})

describe('a task', () => {
  it('reaches its function with the headers by which Cloud Tasks is known', async () => {
    const { tries, enqueue } = await open([])
    expect(await enqueue({ a: 1 }, { name: taskName('first') })).toBe(200)
    await soon(() => expect(tries).toHaveLength(1))
    expect(tries[0]).toMatchObject({
      data: { data: { a: 1 } },
      headers: {
        'x-cloudtasks-queuename': 'work',
        'x-cloudtasks-taskname': 'first',
        'x-cloudtasks-taskretrycount': '0',
      },
    })
  })

  it('is tried until it succeeds, with longer and longer pauses', async () => {
    const { tries, enqueue } = await open([500, 503], { retryConfig: { minBackoffSeconds: 0.05 } })
    await enqueue({})
    await soon(() => expect(tries).toHaveLength(3))
    expect(tries.map(({ headers }) => headers['x-cloudtasks-taskretrycount'])).toEqual(['0', '1', '2'])
    expect(tries[1].at - tries[0].at).toBeGreaterThanOrEqual(48)
    expect(tries[2].at - tries[1].at).toBeGreaterThanOrEqual(98)
  })

  it('is given up after five tries, which is said', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const { tries, enqueue } = await open([500, 500, 500, 500, 500])
    await enqueue({})
    await soon(() =>
      expect(said).toHaveBeenCalledWith(expect.stringContaining('answered 500, after 5 tries')),
    )
    expect(tries).toHaveLength(5)
  })

  it('is tried again when its deadline has passed', async () => {
    const { tries, enqueue } = await open(['silence'])
    await enqueue({}, { dispatchDeadline: '0.1s' })
    await soon(() => expect(tries).toHaveLength(2))
  })

  it('waits for its time, and can be taken back until then', async () => {
    const { queues, tries, enqueue } = await open([])
    const scheduleTime = new Date(Date.now() + 150).toISOString()
    await enqueue({ is: 'late' }, { scheduleTime })
    await enqueue({ is: 'taken back' }, { scheduleTime, name: taskName('second') })
    expect(queues.remove(taskName('second'))).toBe(true)
    await soon(() => expect(tries).toHaveLength(1))
    expect(tries[0].data).toEqual({ data: { is: 'late' } })
    expect(tries[0].at).toBeGreaterThanOrEqual(Date.parse(scheduleTime) - 1)
    expect(queues.remove(taskName('second'))).toBe(false)
  })

  it('is refused when its name was there already, also when that task is over', async () => {
    const { tries, enqueue } = await open([])
    await enqueue({}, { name: taskName('once') })
    await soon(() => expect(tries).toHaveLength(1))
    expect(await enqueue({}, { name: taskName('once') })).toBe(409)
  })

  it('is refused by a queue that there is not', async () => {
    const { queues } = await open([])
    expect(await queues.enqueue({ ...place, queue: 'other' }, { httpRequest: {} })).toBe(404)
  })

  it('waits while as many are under way as its function takes', async () => {
    const first = Promise.withResolvers()
    const { tries, enqueue } = await open([first.promise], { maxConcurrent: 1 })
    const free = await open([])
    await enqueue({ is: 'first' })
    await soon(() => expect(tries).toHaveLength(1))
    await enqueue({ is: 'second' })
    // A task that waits for nobody is there meanwhile.
    await free.enqueue({})
    await soon(() => expect(free.tries).toHaveLength(1))
    expect(tries).toHaveLength(1)
    first.resolve(200)
    await soon(() => expect(tries).toHaveLength(2))
  })
})
