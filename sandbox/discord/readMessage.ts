import { z } from 'zod'
import type { readContract } from '../contracts/readContract.ts'
import { parseJson } from '../http/readBody.ts'
import { readForm, type SentFile } from '../http/readForm.ts'
import type { SandboxRequest } from '../http/Vendor.ts'
import type { Button } from './Servers.ts'

const messageSchema = z.object({
  content: z.string(),
  allowed_mentions: z.object({ parse: z.array(z.string()) }).optional(),
  attachments: z.array(z.object({ id: z.string(), filename: z.string().optional() })).default([]),
  components: z
    .array(
      z.object({
        components: z.array(
          z.object({ label: z.string(), custom_id: z.string().optional(), url: z.string().optional() }),
        ),
      }),
    )
    .default([]),
})
const maxFileBytes = 10_000_000

interface ReadMessage {
  text: string
  buttons: Button[]
  sent: SentFile[]
  problem?: undefined
}

/** Parses the message of a call, or returns why Discord would refuse it. */
export async function readMessage(
  contract: ReturnType<typeof readContract>,
  request: SandboxRequest,
  schema: string,
): Promise<ReadMessage | { problem: string }> {
  const form = await readForm(request)
  const body = parseJson(form ? (form.fields['payload_json'] ?? '') : request.body)
  const problems = contract.isPresent ? contract.problems(schema, body) : []
  if (problems.length > 0) return { problem: problems.join('; ') }
  const read = messageSchema.safeParse(body)
  if (!read.success) return { problem: 'Invalid Form Body' }
  const { content, allowed_mentions: mentions, components, attachments } = read.data
  const files = Object.entries(form?.files ?? {})
  if (content.trim() === '' && files.length === 0) return { problem: 'Cannot send an empty message' }
  if (content.length > 2_000) return { problem: 'Must be 2000 or fewer in length.' }
  const isListed = ([field, { name }]: [string, SentFile]) =>
    attachments.some(({ id, filename }) => field === `files[${id}]` && filename === name)
  if (attachments.length !== files.length || !files.every(isListed))
    return { problem: 'Attachments and files differ' }
  if (files.some(([, file]) => file.content.length > maxFileBytes))
    return { problem: 'Request entity too large' }
  // Discord would notify every person whom the text mentions.
  if (mentions?.parse.length !== 0) return { problem: 'Somebody could be called by this message' }
  return {
    text: content,
    buttons: components.flatMap((row) => row.components),
    sent: files.map(([, file]) => file),
  }
}
