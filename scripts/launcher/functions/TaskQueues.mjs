import { setTimeout as wait } from 'node:timers/promises'

/** Longer waits overflow Node's timers. */
const maxWaitMs = 2 ** 31 - 1
const defaults = { maxAttempts: 5, minBackoffSeconds: 0.1, maxBackoffSeconds: 3600, maxDoublings: 16 }

/**
 * Cloud Tasks as far as functions use it: a queue per function, attempts with doubling pauses, deadlines,
 * scheduled times, and unique names.
 */
export class TaskQueues {
  #findQueue
  #queues = new Map()
  /** Cloud Tasks refuses a name for hours after its task has ended; these queues always refuse it. */
  #names = new Set()
  #waiting = new Map()
  #isClosed = new AbortController()

  /**
   * `findQueue(location, name)` resolves to `{ url, retryConfig, maxConcurrent, deadlineSeconds }` of a
   * function that has a queue, else to undefined.
   */
  constructor(findQueue) {
    this.#findQueue = findQueue
  }

  /** Adds a task; resolves with the HTTP status that Cloud Tasks would return. */
  async enqueue({ project, location, queue: queueName }, task) {
    const queue = await this.#open(
      `projects/${project}/locations/${location}/queues/${queueName}`,
      location,
      queueName,
    )
    if (!queue) return 404
    const name = task.name ?? `${queue.name}/tasks/${crypto.randomUUID()}`
    if (this.#names.has(name)) return 409
    this.#names.add(name)
    const cancellation = new AbortController()
    this.#waiting.set(name, cancellation)
    const signal = AbortSignal.any([cancellation.signal, this.#isClosed.signal])
    void this.#run(queue, { ...task, name }, signal)
      .catch((error) => {
        if (!signal.aborted) console.error(`The task ${name} has failed for the last time: ${error.message}`)
      })
      .finally(() => this.#waiting.delete(name))
    return 200
  }

  /** Deletes a task that has not succeeded yet; returns whether there was one. */
  remove(name) {
    const cancellation = this.#waiting.get(name)
    cancellation?.abort()
    return cancellation !== undefined
  }

  /** Stops all dispatching. */
  close() {
    this.#isClosed.abort()
  }

  async #open(name, location, queueName) {
    const found = await this.#findQueue(location, queueName)
    if (!found) return undefined
    const queue = this.#queues.get(name) ?? { name, running: 0, turns: [] }
    // A newer build may have changed its settings.
    Object.assign(queue, found)
    this.#queues.set(name, queue)
    return queue
  }

  async #run(queue, task, signal) {
    const dueMs = task.scheduleTime ? Date.parse(task.scheduleTime) - Date.now() : 0
    if (dueMs > 0) await wait(Math.min(dueMs, maxWaitMs), undefined, { signal, ref: false })
    const retry = { ...defaults, ...dropEmpty(queue.retryConfig) }
    for (let attempt = 0; ; attempt += 1) {
      const failure = await this.#dispatchInTurn(queue, task, attempt, signal)
      if (!failure) return
      if (attempt + 1 >= retry.maxAttempts) throw new Error(`${failure}, after ${attempt + 1} tries`)
      const pause = Math.min(
        retry.maxBackoffSeconds,
        retry.minBackoffSeconds * 2 ** Math.min(attempt, retry.maxDoublings),
      )
      await wait(pause * 1000, undefined, { signal, ref: false })
    }
  }

  async #dispatchInTurn(queue, task, attempt, signal) {
    if (queue.running < queue.maxConcurrent) queue.running += 1
    else await new Promise((resolve) => queue.turns.push(resolve))
    try {
      return await dispatch(queue, task, attempt, signal)
    } finally {
      // A waiting task takes over the slot.
      const next = queue.turns.shift()
      if (next) next()
      else queue.running -= 1
    }
  }
}

/** Attempts a task once; resolves with what went wrong, if anything did. */
async function dispatch(queue, { name, httpRequest, dispatchDeadline, scheduleTime }, attempt, signal) {
  signal.throwIfAborted()
  const deadlineSeconds = dispatchDeadline ? Number.parseFloat(dispatchDeadline) : queue.deadlineSeconds
  const response = await fetch(httpRequest.url || queue.url, {
    method: 'POST',
    headers: {
      ...httpRequest.headers,
      'x-cloudtasks-queuename': queue.name.split('/').at(-1),
      'x-cloudtasks-taskname': name.split('/').at(-1),
      'x-cloudtasks-taskretrycount': String(attempt),
      'x-cloudtasks-taskexecutioncount': String(attempt),
      'x-cloudtasks-tasketa': String((scheduleTime ? Date.parse(scheduleTime) : Date.now()) / 1000),
    },
    body: Buffer.from(httpRequest.body ?? '', 'base64'),
    signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineSeconds * 1000)]),
  }).catch((error) => error)
  if (response instanceof Error)
    return response.name === 'TimeoutError' ? `no answer within ${deadlineSeconds} s` : response.message
  await response.arrayBuffer().catch(() => undefined)
  return response.ok ? undefined : `answered ${response.status}`
}

/** Removes settings that are null because a function leaves them to the platform. */
const dropEmpty = (settings = {}) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => typeof value === 'number'))
