import { http } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import { followEvent } from './followEvent.mjs'
import { findFunctions } from './findFunctions.mjs'

// Serves all functions of the built bundle in one process, at the URLs of the functions emulator.
// They share what an instance keeps in memory: limits, caches, leases. Arguments: bundle, port, project.
const [bundle, port, projectId] = process.argv.slice(2)
const patienceMs = 10_000
const functions = findFunctions(await import(bundle))
const byPath = new Map(functions.map((found) => [`/${projectId}/${found.region}/${found.name}`, found]))
const byTrigger = new Map(
  functions.map((found) => [`/functions/projects/${projectId}/triggers/${found.id}-0`, found]),
)

http('functions', (request, response) => {
  const { pathname, search } = new URL(request.url, 'http://localhost')
  if (pathname === '/backends') return void response.json(describeFunctions())
  const base = pathname.split('/', 4).join('/')
  const found = byTrigger.get(pathname) ?? byPath.get(base)
  if (found?.follow && byTrigger.has(pathname)) return followEvent(found, request, response)
  if (!found?.handler) return void response.status(404).send(`There is no function at ${pathname}`)
  // A function gets only the path after its name, as it does when it is deployed.
  request.url = `${pathname.slice(base.length) || '/'}${search}`
  return found.handler(request, response)
})
const server = getTestServer('functions')
server.listen(Number(port), '127.0.0.1')
// A response may take longer than Node allows by default, and a stream of live updates even longer.
server.setTimeout(0)
server.requestTimeout = 0

/** Describes the functions as the functions emulator does, as far as the launcher reads it. */
function describeFunctions() {
  const functionTriggers = functions.map(({ id, region, name, endpoint }) => ({
    id,
    region,
    name,
    schedule: endpoint.scheduleTrigger,
    taskQueueTrigger: endpoint.taskQueueTrigger,
    eventTrigger: endpoint.eventTrigger,
    timeoutSeconds: endpoint.timeoutSeconds,
  }))
  return { backends: [{ functionTriggers }] }
}

let isStopping = false
/**
 * Stops: functions with a handler for that finish themselves; otherwise new requests are refused and open
 * ones finish.
 */
function stop() {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(0), patienceMs).unref()
  if (process.listenerCount('SIGTERM') > 1) return
  server.close(() => process.exit(0))
  server.closeIdleConnections()
}
process.on('SIGTERM', stop)
// The launcher stops everything as Ctrl-C would.
process.on('SIGINT', () => process.kill(process.pid, 'SIGTERM'))
