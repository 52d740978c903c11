import { createServer } from 'node:http'
import { once } from 'node:events'

/** Serves one page on its own origin, as a customer's site. */
export async function serveHtml(html: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(request.url === '/' ? html : '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (typeof bound !== 'object' || !bound) throw new Error('The page could not be served')
  return { url: `http://127.0.0.1:${bound.port}/`, stop: () => void server.close() }
}
