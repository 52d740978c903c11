import { existsSync, readFileSync, statSync } from 'node:fs'
import http from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { exampleConfig } from '../../../widget/src/test/exampleConfig.ts'
import { paths } from '../../launcher/paths.mjs'

const floor = join(paths.root, 'scripts/bench/floor')
const built = join(paths.cache, 'bench/floor')
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const text = '<h1>A customer’s page</h1><p>Some words to read, and below them the chat.</p>'
const page = (body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><body>${body}</body></html>`
const attributes = 'data-color="#3a5bd9" data-title="Support" data-greeting="Hello!" data-api="/api/"'
const written = {
  '/bare': page(`${text}<button>Open</button><textarea></textarea>`),
  '/floor': page(`${text}<script async src="/floor/launcher.js" ${attributes}></script>`),
  '/ours': page(
    `${text}<script async src="/widget/parley.js" data-agent="benchmark" data-region="na" data-api="/api"></script>`,
  ),
  '/floor-login': page('<div id="root"></div><script type="module" src="/floor/login.js"></script>'),
}

const session = {
  token: 'token',
  conversationId: 'conversation',
  messages: [],
  state: 'bot',
  operator: '',
  isOpen: true,
  config: exampleConfig({
    agentId: 'benchmark',
    title: 'Support',
    description: 'We answer at once',
    themeType: 'auto',
    launchMessages: ['Hello! How can I help?'],
    suggestedReplies: ['Where is my order?'],
    syncBrowser: false,
    listenForUrlChanges: false,
    voice: { language: 'en', silenceMs: 150 },
  }),
}

/**
 * Serves the measured pages and the builds, already compressed with brotli, with an API that responds at
 * once.
 */
export async function servePages() {
  await buildLoginFloor()
  const bodies = new Map()
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    if (request.method === 'POST')
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(session))
    if (!bodies.has(pathname)) bodies.set(pathname, read(pathname))
    const found = bodies.get(pathname)
    if (!found) return response.writeHead(404).end()
    return response
      .writeHead(200, {
        'content-type': found.type,
        'content-encoding': 'br',
        'content-length': found.body.length,
      })
      .end(found.body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${server.address().port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Reads a file; any other path is one of the dashboard, as on Hosting. */
function read(pathname) {
  const path = normalize(pathname)
  if (written[path]) return compress(written[path], 'text/html')
  const web = join(paths.root, 'web/dist')
  const candidates = path.startsWith('/floor/')
    ? [join(floor, path.slice(7)), join(built, path.slice(7))]
    : [join(web, path)]
  const file = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
  if (file) return compress(readFileSync(file), types[extname(file)] ?? 'application/octet-stream')
  return extname(path) ? undefined : compress(readFileSync(join(web, 'shell.html')), 'text/html')
}

function compress(body, type) {
  return { type, body: brotliCompressSync(body) }
}

async function buildLoginFloor() {
  const bundle = await rolldown({
    input: join(floor, 'login.jsx'),
    cwd: join(paths.root, 'web'),
    platform: 'browser',
    resolve: { modules: [join(paths.root, 'web/node_modules'), 'node_modules'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  await bundle.write({ dir: built, format: 'esm', entryFileNames: 'login.js', minify: true })
  await bundle.close()
}
