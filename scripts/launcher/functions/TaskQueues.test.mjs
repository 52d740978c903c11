import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TaskQueues } from './TaskQueues.mjs'

const workQueue = { project: 'demo', location: 'here', queue: 'work' }
const taskName = (id) => `projects/demo/locations/here/queues/work/tasks/${id}`
const closing = []
/** The default timeout of a second is too short for a busy machine. */
const soon = (check) => vi.waitFor(check, { timeout: 5_000 })

/** Opens queues of a function with the given responses: a status, now or later, or none at all. */
async function open(statuses, settings = {}) {
  const tries = []
  async function respond(request, response) {
    tries.push({ data: await json(request), headers: request.headers, at: Date.now() })
    const status = (await statuses[tries.length - 1]) ?? 200
    if (status !== 'silence') response.writeHead(status).end()
  }
  const server = createServer((request, response) => void respond(request, response))
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
    queues.enqueue(workQueue, {
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

describe('TaskQueues', () => {
  it('sends a task to its function with the headers of Cloud Tasks', async () => {
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

  it('retries a task until it succeeds, with longer and longer pauses', async () => {
    const { tries, enqueue } = await open([500, 503], { retryConfig: { minBackoffSeconds: 0.05 } })
    await enqueue({})
    await soon(() => expect(tries).toHaveLength(3))
    expect(tries.map(({ headers }) => headers['x-cloudtasks-taskretrycount'])).toEqual(['0', '1', '2'])
    expect(tries[1].at - tries[0].at).toBeGreaterThanOrEqual(48)
    expect(tries[2].at - tries[1].at).toBeGreaterThanOrEqual(98)
  })

  it('gives a task up after five attempts, and logs that', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { tries, enqueue } = await open([500, 500, 500, 500, 500])
    await enqueue({})
    await soon(() =>
      expect(logged).toHaveBeenCalledWith(expect.stringContaining('answered 500, after 5 tries')),
    )
    expect(tries).toHaveLength(5)
  })

  it('retries a task when its deadline has passed', async () => {
    const { tries, enqueue } = await open(['silence'])
    await enqueue({}, { dispatchDeadline: '0.1s' })
    await soon(() => expect(tries).toHaveLength(2))
  })

  it('holds a task until its time, and can delete it until then', async () => {
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

  it('refuses a task whose name was used before, also when that task has ended', async () => {
    const { tries, enqueue } = await open([])
    await enqueue({}, { name: taskName('once') })
    await soon(() => expect(tries).toHaveLength(1))
    expect(await enqueue({}, { name: taskName('once') })).toBe(409)
  })

  it('refuses a task for a queue that does not exist', async () => {
    const { queues } = await open([])
    expect(await queues.enqueue({ ...workQueue, queue: 'other' }, { httpRequest: {} })).toBe(404)
  })

  it('holds a task while as many are running as its function accepts', async () => {
    const first = Promise.withResolvers()
    const { tries, enqueue } = await open([first.promise], { maxConcurrent: 1 })
    const free = await open([])
    await enqueue({ is: 'first' })
    await soon(() => expect(tries).toHaveLength(1))
    await enqueue({ is: 'second' })
    // A task in another queue is dispatched meanwhile.
    await free.enqueue({})
    await soon(() => expect(free.tries).toHaveLength(1))
    expect(tries).toHaveLength(1)
    first.resolve(200)
    await soon(() => expect(tries).toHaveLength(2))
  })
})
