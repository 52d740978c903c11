import type { IncomingMessage } from 'node:http'

const maxBodyBytes = 5_000_000

export async function readBody(request: IncomingMessage): Promise<string> {
  return (await readBytes(request)).toString('utf8')
}

/** Reads a body. Throws above the limit. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > maxBodyBytes) throw new Error(`A request body is larger than ${maxBodyBytes} bytes.`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

/** Parses JSON; undefined for invalid text, so that the route can respond as its vendor does. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
