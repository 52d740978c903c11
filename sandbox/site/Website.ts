import type { IncomingMessage, ServerResponse } from 'node:http'

/** A website of the sandbox, at `http://{name}.localhost:{port}`. */
export interface Website {
  respond: (url: URL, request: IncomingMessage, response: ServerResponse) => void | Promise<void>
}
