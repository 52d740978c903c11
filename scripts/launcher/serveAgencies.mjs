import { readFileSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import { join } from 'node:path'
import { checkPorts } from './checkPorts.mjs'
import { paths } from './paths.mjs'
import { ports, projectId } from './ports.mjs'

/**
 * Serves the hosts of agencies, `http://{name}.localhost:{port}`, as Hosting does; a domain such as
 * chat.acme.com is at `http://chat.acme.com.localhost:{port}`.
 * Requests that firebase.json sends to functions are forwarded with their host, all others to the Hosting
 * emulator. That emulator forwards none to functions outside its own suite.
 */
export async function serveAgencies() {
  await checkPorts(['agencies'])
  const functions = functionsOf('agency')
  const tabs = pageOfTabs()
  const server = createServer((request, response) => {
    if (/^tabs\.localhost(:\d+)?$/.test(request.headers.host ?? '')) {
      response.writeHead(200, tabs.headers).end(tabs.page)
      return
    }
    const { pathname } = new URL(request.url, 'http://localhost')
    const functionName = functions.get(pathname)
    const target = functionName
      ? { port: ports.functions, path: `/${projectId}/${functionName}${request.url}` }
      : { port: ports.agencySite, path: request.url }
    handOn(request, response, target)
  })
  await new Promise((resolve) => server.listen(ports.agencies, '127.0.0.1', resolve))
  return () => server.close()
}

/**
 * Serves the site of agencies' own tabs, `http://tabs.localhost:{port}`: one page, with the headers of
 * Hosting.
 */
function pageOfTabs() {
  const { hosting } = JSON.parse(readFileSync(join(paths.root, 'firebase.json'), 'utf8'))
  const site = hosting.find(({ target }) => target === 'tabs')
  const sent = site.headers[0].headers.map(({ key, value }) => [
    key,
    value.replace('frame-ancestors https:', '$& http://*.localhost:*'),
  ])
  const page = readFileSync(join(paths.root, site.public, 'index.html'))
  return { page, headers: { ...Object.fromEntries(sent), 'Content-Type': 'text/html; charset=utf-8' } }
}

/** Returns the functions of a site's plain rewrites, as `region/name` by path. */
function functionsOf(target) {
  const { hosting } = JSON.parse(readFileSync(join(paths.root, 'firebase.json'), 'utf8'))
  const { rewrites } = hosting.find((site) => site.target === target)
  return new Map(
    rewrites
      .filter((rule) => rule.function && rule.source)
      .map((rule) => [rule.source, `${rule.function.region}/${rule.function.functionId}`]),
  )
}

function handOn(request, response, { port, path }) {
  const headers = {
    ...request.headers,
    host: `127.0.0.1:${port}`,
    // The domain of a local name, as `shared/agencies/hosts/localAlias.ts` makes it.
    'x-forwarded-host': (request.headers.host ?? '').replace(/^(.+\..+)\.localhost(?=:|$)/, '$1'),
  }
  const upstream = ask(
    { host: '127.0.0.1', port, path, method: request.method, headers },
    (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode, upstreamResponse.headers)
      upstreamResponse.pipe(response)
    },
  )
  upstream.on('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' })
    response.end('The emulators do not answer.')
  })
  request.pipe(upstream)
}
