import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { checkPorts } from '../checkPorts.mjs'
import { listFunctions } from '../listFunctions.mjs'
import { ports, projectId, urlOf } from '../ports.mjs'
import { TaskQueues } from './TaskQueues.mjs'

const route = /^\/projects\/([^/]+)\/locations\/([^/]+)\/queues\/([^/]+)\/tasks(?:\/([^/]+))?$/
/** The deadline of Cloud Tasks when none is set. */
const defaultDeadlineSeconds = 600

/**
 * Serves Cloud Tasks' interface where the Admin SDK expects it, because firebase-tools starts its own only
 * with the functions emulator.
 * Returns the function that stops it.
 */
export async function serveTaskQueues() {
  await checkPorts(['tasks'])
  const queues = new TaskQueues(findQueue)
  const server = createServer((request, response) => {
    void respond(queues, request)
      .catch((error) => [400, error.message])
      .then(([status, message]) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(status === 200 ? {} : { error: { code: status, message } }))
      })
  })
  server.listen(ports.tasks, '127.0.0.1')
  await once(server, 'listening')
  return () => {
    queues.close()
    server.closeAllConnections()
    server.close()
  }
}

async function respond(queues, request) {
  const [, project, location, queue, id] = route.exec(request.url) ?? []
  if (!project) return [404, `There is nothing at ${request.url}`]
  if (request.method === 'DELETE') {
    const name = `projects/${project}/locations/${location}/queues/${queue}/tasks/${id}`
    return queues.remove(name) ? [200] : [404, `There is no task ${name}`]
  }
  const { task } = await json(request)
  const status = await queues.enqueue({ project, location, queue }, task)
  return [status, status === 409 ? 'A task with this name was there already' : `There is no queue ${queue}`]
}

async function findQueue(location, queue) {
  const found = (await listFunctions()).find(
    ({ region, name, taskQueueTrigger }) => taskQueueTrigger && region === location && name === queue,
  )
  if (!found) return undefined
  const { retryConfig, rateLimits } = found.taskQueueTrigger
  return {
    url: `${urlOf('functions')}/${projectId}/${location}/${queue}`,
    retryConfig: retryConfig ?? {},
    maxConcurrent: rateLimits?.maxConcurrentDispatches ?? 1000,
    deadlineSeconds: found.timeoutSeconds || defaultDeadlineSeconds,
  }
}
