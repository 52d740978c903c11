import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

export interface QueuedTask {
  /** The name of the function that receives it. */
  queue: string
  id: string
  message: unknown
  scheduleTime: string
  dispatchDeadline: string
}

/**
 * Accepts tasks as Cloud Tasks does, each name once, and stores them without delivery. The Admin SDK finds
 * the server by an environment variable.
 */
export async function serveTaskQueue(): Promise<{ tasks: QueuedTask[]; stop: () => void }> {
  const tasks: QueuedTask[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { task } = body as { task: Record<string, string> & { httpRequest: { body: string } } }
      const queue = /queues\/([^/]+)\/tasks/.exec(request.url ?? '')?.[1] ?? ''
      const id = task['name']?.split('/').at(-1) ?? `unnamed-${tasks.length}`
      const isKnown = tasks.some((other) => other.queue === queue && other.id === id)
      response.writeHead(isKnown ? 409 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isKnown ? { error: { status: 'ALREADY_EXISTS' } } : { task }))
      if (isKnown) return
      tasks.push({
        queue,
        id,
        message: JSON.parse(Buffer.from(task.httpRequest.body, 'base64').toString('utf8')),
        scheduleTime: task['scheduleTime'] ?? '',
        dispatchDeadline: task['dispatchDeadline'] ?? '',
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The queue listens on no port')
  process.env['CLOUD_TASKS_EMULATOR_HOST'] = `127.0.0.1:${bound.port}`
  return { tasks, stop: () => void server.close() }
}
