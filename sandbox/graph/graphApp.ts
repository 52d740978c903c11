import { createHmac } from 'node:crypto'

/** The only application of this Meta; the functions in the emulators are configured with it. */
export const graphApp = {
  id: '1000000000000001',
  secret: 'sandbox-meta-app-secret',
  verifyToken: 'sandbox-meta-verify-token',
} as const

/** Posts an event as Meta does, with a signature over its exact bytes, and returns the status. */
export async function postSigned(
  url: string,
  payload: object,
  secret: string = graphApp.secret,
): Promise<number> {
  // Meta escapes non-ASCII characters, so its bytes differ from those of JSON.stringify.
  const body = JSON.stringify(payload).replaceAll(/[\u0080-\uffff]/g, escape)
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    body,
  })
  return response.status
}

function escape(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
}
