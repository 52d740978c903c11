import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../../../../kernel/errors/AppError.ts'
import { isEqualText } from '../isEqualText.ts'

const payloadSchema = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  user_id: z.string().min(1),
  issued_at: z.int().positive(),
})

/** The person of a signed request, and its time (milliseconds since 1970, the end of that second). */
export interface MetaRequest {
  userId: string
  issuedAt: number
}

/** Parses a `signed_request`. Throws AppError 'unauthenticated' for one that Meta did not sign. */
export function readSignedRequest(appSecret: string, signedRequest: string): MetaRequest {
  const [signature = '', payload = ''] = signedRequest.split('.')
  const expected = createHmac('sha256', appSecret).update(payload).digest('base64url')
  if (!isEqualText(signature, expected)) throw new AppError('unauthenticated')
  try {
    const read = payloadSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
    return { userId: read.user_id, issuedAt: read.issued_at * 1_000 + 999 }
  } catch {
    throw new AppError('unauthenticated')
  }
}
