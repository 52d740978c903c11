import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Sends content with its ETag, or status 304 when the request has that ETag. */
export function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  content: string | Buffer,
  type = 'text/html; charset=utf-8',
): void {
  const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
  response.writeHead(200, { 'content-type': type, etag }).end(content)
}

/** Sends a page with status 404. */
export function sendMissing(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Not found</h1>')
}
