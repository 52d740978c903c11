import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { checkPorts } from './checkPorts.mjs'
import { paths } from './paths.mjs'
import { ports } from './ports.mjs'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Serves the pages that contain the widget, from another origin than the dashboard's, as customers' sites
 * are. `world` is the folder of the demo world whose agents they show.
 */
export async function serveDemoPages(world = paths.emulatorData) {
  await checkPorts(['demo'])
  const server = createServer((request, response) => {
    const file = findFile(world, decodeURIComponent(new URL(request.url, 'http://localhost').pathname))
    if (!file) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    })
    return createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(ports.demo, '127.0.0.1', resolve))
  return () => server.close()
}

function findFile(world, pathname) {
  const path = normalize(`/${pathname}`)
  const inDist = /^\/(?:widget|dist)(\/.*)$/.exec(path)?.[1]
  const file = inDist ? join(paths.root, 'widget/dist', inDist) : join(paths.root, 'widget/demo', path)
  const ofWorld = path === '/agents.json' ? [join(world, 'agents.json')] : []
  return [...ofWorld, file, join(file, 'index.html'), `${file}.html`].find((candidate) =>
    statSync(candidate, { throwIfNoEntry: false })?.isFile(),
  )
}
