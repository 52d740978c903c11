import { http } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import { findFunctions } from './findFunctions.mjs'

// All functions of the built bundle in one process, at the addresses of the functions emulator. What an
// instance keeps in memory (limits, caches, leases) is shared by all. Arguments: bundle, port, project.
const [bundle, port, projectId] = process.argv.slice(2)
const patienceMs = 10_000
const functions = findFunctions(await import(bundle))
const byAddress = new Map(functions.map((found) => [`/${projectId}/${found.region}/${found.name}`, found]))
const byTrigger = new Map(
  functions.map((found) => [`/functions/projects/${projectId}/triggers/${found.id}-0`, found]),
)

http('functions', (request, response) => {
  const { pathname, search } = new URL(request.url, 'http://localhost')
  if (pathname === '/backends') return void response.json(describeFunctions())
  const address = pathname.split('/', 4).join('/')
  const found = byTrigger.get(pathname) ?? byAddress.get(address)
  if (found?.follow && byTrigger.has(pathname)) return void follow(found, request, response)
  if (!found?.handler) return void response.status(404).send(`There is no function at ${pathname}`)
  // A function sees its own paths, as it does where it is deployed.
  request.url = `${pathname.slice(address.length) || '/'}${search}`
  return found.handler(request, response)
})
const server = getTestServer('functions')
server.listen(Number(port), '127.0.0.1')
// An answer may take longer than Node allows by itself, and a stream for live updates longer still.
server.setTimeout(0)
server.requestTimeout = 0

/** Runs a function for an event as the Firestore emulator sends it: attributes in headers, or all as JSON. */
async function follow(found, request, response) {
  try {
    const attributes = Object.entries(request.headers)
      .filter(([name]) => name.startsWith('ce-'))
      .map(([name, value]) => [name.slice('ce-'.length), value])
    const event =
      attributes.length > 0
        ? {
            ...Object.fromEntries(attributes),
            datacontenttype: request.headers['content-type'],
            // Binary: the framework would hand it on as text.
            data: request.rawBody,
          }
        : JSON.parse(request.rawBody.toString('utf8'))
    await found.follow(event)
    response.json({ status: 'acknowledged' })
  } catch (error) {
    console.error(`The function ${found.id} failed`, error)
    response.status(500).end()
  }
}

/** What the functions emulator says of its own, as far as the launcher asks. */
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
/** The functions finish by themselves where they know how; else no new request comes in and open ones end. */
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
