import type { ServerResponse } from 'node:http'

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

/** Sends a page without scripts, because it shows texts from outside. */
export function sendPage(response: ServerResponse, html: string): void {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src https: data: http://127.0.0.1:*; frame-src 'self'"
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    })
    .end(html)
}
