import { createServer } from 'node:http'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { paths } from '../../launcher/paths.mjs'
import { ports } from '../../launcher/ports.mjs'

const folder = join(paths.root, 'web/dist')
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
}

/**
 * Serves the built site as Hosting does: with its rewrites and its caching, and compressed, which the
 * emulator does not do. On the port of the emulator, whose address the pages name as theirs.
 */
export async function serveSite() {
  const { hosting } = JSON.parse(readFileSync(join(paths.root, 'firebase.json'), 'utf8'))
  const { rewrites } = hosting.find(({ target }) => target === 'app')
  const files = new Map(rewrites.map(({ source, destination }) => [source, destination]))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://127.0.0.1')
    const name = files.get(pathname) ?? pathname
    const path = join(folder, name)
    if (!path.startsWith(folder) || !existsSync(path) || !statSync(path).isFile())
      return void response.writeHead(404).end()
    const type = types[extname(path)] ?? 'application/octet-stream'
    const content = readFileSync(path)
    const isText = /text|svg|xml/.test(type)
    response.writeHead(200, {
      'Content-Type': type,
      'Cache-Control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isText && { 'Content-Encoding': 'gzip' }),
    })
    response.end(isText ? gzipSync(content) : content)
  })
  await new Promise((resolve) => server.listen(ports.hosting, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${ports.hosting}`, stop: () => server.close() }
}
