import { readContract } from '../contracts/readContract.ts'
import { sendJson } from '../http/send.ts'
import type { SandboxRequest } from '../http/Vendor.ts'

const contract = readContract('openai.json')

/**
 * Returns the text after `sandbox:heard` in a recording, or a fixed text for any other recording.
 * All parts of the form are read as text.
 */
export function transcribe({ headers, body, response }: SandboxRequest): void {
  const boundary = /boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1]
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .map(readPart)
        .filter((part) => part !== undefined)
    : []
  const fields = Object.fromEntries(parts.map(({ name, value }) => [name, value]))
  const problems = contract.isPresent ? contract.problems('CreateTranscriptionRequest', fields) : []
  const { file = '' } = fields
  if (problems.length > 0 || file === '') {
    const message = problems.join('; ') || 'The audio file is empty.'
    return sendJson(response, 400, {
      error: { message, type: 'invalid_request_error', param: 'file', code: null },
    })
  }
  const spokenText = /sandbox:heard ([^\n\r]+)/.exec(file)?.[1]
  sendJson(response, 200, { text: spokenText ?? 'This is a voice message.' })
}

function readPart(part: string): { name: string; value: string } | undefined {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const name = /name="([^"]+)"/.exec(head)?.[1]
  return name === undefined ? undefined : { name, value: rest.join('\r\n\r\n').replace(/\r\n$/, '') }
}
